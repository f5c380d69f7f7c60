import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

import { useToolBySlugQuery } from '../../../catalogue/catalogueApi';
import { useToolEntityBySlug } from '../../../catalogue/hooks';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { isDiscontinued } from '../../../domain/toolFacts';
import { relatedPairsOf } from '../../../domain/versus/editorsPairs';
import { StretchedLink } from '../../../ui/StretchedLink';
import { ToolLogo } from '../../../ui/ToolLogo';

import { VersusSection } from './VersusSection';

/** A related pair; renders nothing if the other tool is not in the catalogue or is discontinued. */
function RelatedPair({ tool, slug }: { tool: Tool; slug: string }) {
  const other = useToolEntityBySlug(slug);
  useToolBySlugQuery(slug, { skip: other !== undefined });
  if (!other || isDiscontinued(other)) return null;
  const pair = [tool, other].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minWidth: 0,
        px: 4.5,
        py: 3.5,
        '&:hover': { borderColor: 'line.strong' },
        '&:focus-within': { outline: 2, outlineOffset: 2, outlineColor: 'primary.text' },
      }}
    >
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', '& > * + *': { ml: -1 } }}>
        {pair.map((tool) => (
          <ToolLogo key={tool.id} tool={tool} size={28} radius={14} />
        ))}
      </Box>
      <StretchedLink
        to={paths.versus(pair.map((one) => one.slug))}
        color="inherit"
        sx={{ typography: 'body2', flexGrow: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {pair.map(({ name }) => name).join(' vs ')}
      </StretchedLink>
      <ChevronRight aria-hidden="true" sx={{ fontSize: 18, color: 'text.tertiary' }} />
    </Paper>
  );
}

/** Up to six related pairs from the editors (versus-9). */
export function RelatedPairs({ tools }: { tools: readonly Tool[] }) {
  const pairs = relatedPairsOf(tools);
  if (pairs.length === 0) return null;
  return (
    <VersusSection title="Related comparisons">
      <Box
        component="ul"
        role="list"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {pairs.map(({ tool, slug }) => (
          <RelatedPair key={`${tool.slug} ${slug}`} tool={tool} slug={slug} />
        ))}
      </Box>
    </VersusSection>
  );
}
