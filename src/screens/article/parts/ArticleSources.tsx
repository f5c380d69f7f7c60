import NorthEast from '@mui/icons-material/NorthEast';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { countOf } from '../../../lib/text';
import { belowFold } from '../../../ui/belowFold';
import { ExternalLink } from '../../../ui/ExternalLink';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { styled } from '../../../ui/theme/styled';
import type { ArticleSource } from '../articleSources';

const Sources = styled(List)({ counterReset: 'source' }) as typeof List;

const Item = styled(ListItem)(({ theme }) => ({
  counterIncrement: 'source',
  alignItems: 'baseline',
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '&::before': {
    content: 'counter(source)',
    width: 36,
    flexShrink: 0,
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const SourceLink = styled(ExternalLink)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 16,
  flex: 1,
  minWidth: 0,
  padding: '10px 0',
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { padding: '11px 0' },
  [theme.breakpoints.down('md')]: { flexDirection: 'column' },
}));

const Host = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
}));

/** The pages that the article cites, in the order of its text (article-20). */
export const ArticleSources = memo(function ArticleSources({
  sources,
}: {
  sources: readonly ArticleSource[];
}) {
  if (sources.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="article-sources" {...belowFold} sx={{ mt: 14 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 4, mb: 3 }}>
        <Typography id="article-sources" variant="h3" component="h2">
          Sources
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
          {countOf(sources.length, 'page', 'pages')}
        </Typography>
      </Stack>
      <Sources component="ol">
        {sources.map(({ url, title, host }) => (
          <Item key={url}>
            <SourceLink href={url} target="_blank" rel="noopener">
              <span dir="auto">{title}</span>{' '}
              <Host>
                {host}
                <NorthEast aria-hidden="true" sx={{ fontSize: 16 }} />
                <ExternalLinkHint />
              </Host>
            </SourceLink>
          </Item>
        ))}
      </Sources>
    </Box>
  );
});
