import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { useToolByIdQuery } from '../../../catalogue/catalogueApi';
import { useToolById } from '../../../catalogue/hooks';
import { categoryLabel } from '../../../domain/categories';
import { limits } from '../../../domain/limits';
import { labelOf, pricingModels } from '../../../domain/options';
import { paths } from '../../../domain/paths';
import { ToolLogo } from '../../../ui/ToolLogo';

const Section = styled('section')(({ theme }) => ({
  // No heading before one of the tools is loaded.
  '&:not(:has(li))': { display: 'none' },
  '& li': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 59,
    borderRadius: 8,
    textDecoration: 'none',
    '& > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
    '& > svg': { flexShrink: 0, fontSize: 18, color: theme.vars.palette.text.tertiary },
    '&:hover .name': { color: theme.vars.palette.primary.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .name, & .about': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name': { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 500 },
  '& .about': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

function RelatedTool({ id }: { id: string }) {
  const tool = useToolById(id);
  useToolByIdQuery(id, { skip: tool !== undefined });
  if (!tool) return null;
  const about = [categoryLabel(tool.category), labelOf(pricingModels, tool.pricingModel)];
  return (
    <li>
      <Link to={paths.tool(tool.slug)} title={tool.name}>
        <ToolLogo src={tool.logo} name={tool.name} size={36} radius={9} />
        <span>
          <span className="name">{tool.name}</span>{' '}
          <span className="about">{about.filter((part) => part !== '').join(' · ')}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}

/** The article's tools; those that are not in the entity table are fetched one by one. */
export function RelatedTools({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Section aria-labelledby="tools-in-this-article">
      <h2 id="tools-in-this-article">Tools in this article</h2>
      <List role="list">
        {ids.slice(0, limits.articleTools).map((id) => (
          <RelatedTool key={id} id={id} />
        ))}
      </List>
    </Section>
  );
}
