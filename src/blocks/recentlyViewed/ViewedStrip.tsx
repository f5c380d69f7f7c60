import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { categoryLabel } from '../../domain/categories';
import { paths } from '../../domain/paths';
import type { ViewedTool } from '../../domain/viewedTool';
import { ScrollRow } from '../../ui/ScrollRow';
import { oneLine } from '../../ui/textCuts';
import { ToolLogo } from '../../ui/ToolLogo';

const Cells = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  width: 'max-content',
  margin: 0,
  // Room for the shadow, which the scroll container would clip.
  padding: '16px 0',
  listStyle: 'none',
  '& > li': { width: 208 },
  [theme.breakpoints.up('md')]: { '& > li': { width: 232 } },
}));

const Cell = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 68,
  padding: '0 16px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  textDecoration: 'none',
  transition: 'border-color 120ms ease, box-shadow 120ms ease',
  '&:hover': { borderColor: theme.vars.palette.line.strong, boxShadow: 'var(--sh2)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& .text': { minWidth: 0 },
  '& .text > span': { display: 'block', ...oneLine },
  '& .name': { fontSize: '0.875rem', lineHeight: '1.375rem', fontWeight: 500 },
  '& .category': {
    color: theme.vars.palette.text.tertiary,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
}));

/** The recently viewed tools as a row of links, without a card's buttons. */
export function ViewedStrip({ tools }: { tools: readonly ViewedTool[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} style={{ marginTop: 64 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 3 }}>
        Recently viewed
      </Typography>
      <div style={{ margin: '-16px 0' }}>
        <ScrollRow>
          {/* Safari removes lists without markers from the accessibility tree. */}
          <Cells role="list">
            {tools.map(({ _id, slug, name, logo, category }) => (
              <li key={_id}>
                <Cell to={paths.tool(slug)} title={name}>
                  <ToolLogo src={logo} name={name} size={36} radius={9} />
                  <span className="text">
                    <span className="name">{name}</span>
                    <span className="category">{categoryLabel(category)}</span>
                  </span>
                </Cell>
              </li>
            ))}
          </Cells>
        </ScrollRow>
      </div>
    </section>
  );
}
