import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { categoryLabel } from '../../../domain/categories';
import { labelOf, pricingModels } from '../../../domain/options';
import { paths } from '../../../domain/paths';
import { joinNonEmpty } from '../../../lib/text';
import { TextLink } from '../../../ui/TextLink';
import { styled } from '../../../ui/theme/styled';
import { ToolLogo } from '../../../ui/ToolLogo';
import { useRelatedTool } from '../useRelatedTool';

const ToolLink = styled(TextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 59,
  borderRadius: 8,
  '&:hover': { color: theme.vars.palette.primary.text, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
}));

function RelatedTool({ id }: { id: string }) {
  const { tool } = useRelatedTool(id);
  if (!tool) return null;
  const about = [categoryLabel(tool.category), labelOf(pricingModels, tool.pricingModel)];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ToolLink to={paths.tool(tool.slug)} title={tool.name} color="inherit">
        <ToolLogo tool={tool} size={36} radius={9} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="body2"
            component="span"
            noWrap
            sx={{ display: 'block', lineHeight: '1.25rem', fontWeight: 500 }}
          >
            {tool.name}
          </Typography>{' '}
          <Typography variant="caption" color="textTertiary" noWrap sx={{ display: 'block' }}>
            {joinNonEmpty(about)}
          </Typography>
        </Box>
        <ChevronRight aria-hidden="true" sx={{ fontSize: 18, color: 'text.tertiary' }} />
      </ToolLink>
    </Box>
  );
}

/**
 * The article's tools that are not compared below it; those missing from the entity table are fetched one by
 * one.
 */
export function RelatedTools({ ids, title }: { ids: readonly string[]; title: string }) {
  if (ids.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="tools-in-this-article"
      // Hidden until one of the tools is loaded.
      sx={{ '&:not(:has(li))': { display: 'none' } }}
    >
      <Typography id="tools-in-this-article" variant="subtitle2" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <List>
        {ids.map((id) => (
          <RelatedTool key={id} id={id} />
        ))}
      </List>
    </Box>
  );
}
