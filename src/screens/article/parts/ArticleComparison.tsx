import CompareArrows from '@mui/icons-material/CompareArrows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { ToolGrid } from '../../../blocks/tools/ToolGrid';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { type CompareDispatch, replaceSelection } from '../../../features/compare/compareThunks';
import { belowFold } from '../../../ui/belowFold';
import { SiteLink } from '../../../ui/SiteLink';
import { TextLink } from '../../../ui/TextLink';

interface Props {
  tools: readonly Tool[];
  /** Whether these are all of the article's tools. */
  isAll: boolean;
}

/**
 * Shows the first two or three tools of an article and links to their comparison, which makes them the
 * selection (article-14, article-21).
 */
export function ArticleComparison({ tools, isAll }: Props) {
  const dispatch: CompareDispatch = useDispatch();
  const { pathname } = useLocation();
  if (tools.length === 0) return null;
  const select = () => dispatch(replaceSelection(tools, pathname));
  const count = tools.length === limits.maxCompared ? 'three' : 'two';
  return (
    <Box
      component="section"
      aria-labelledby="article-comparison"
      {...belowFold}
      sx={{
        mt: { xs: 14, md: 16 },
        py: { xs: 10, md: 13 },
        border: 0,
        borderColor: 'divider',
        borderTopWidth: 1,
        borderBottomWidth: 1,
        bgcolor: 'background.subtle',
        displayPrint: 'none',
      }}
    >
      <Container>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ alignItems: { md: 'flex-end' }, justifyContent: 'space-between', gap: 4, mb: 6 }}
        >
          <div>
            <Typography id="article-comparison" variant="h2">
              {isAll ? `The ${count} tools of this article` : `The first ${count} tools of this article`}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              As listed today. Facts may be newer than the article.
            </Typography>
          </div>
          <Button
            component={SiteLink}
            // Also when opened in a new tab, since all tabs share the selection.
            onClick={select}
            onAuxClick={({ button }) => button === 1 && select()}
            to={paths.compare(tools.map(({ slug }) => slug))}
            variant="contained"
            color="primary"
            size="large"
            startIcon={<CompareArrows />}
            sx={{ flexShrink: 0 }}
          >
            Compare these {count}
          </Button>
        </Stack>
        <ToolGrid ids={tools.map(({ id }) => id)} isFetching={false} skeletons={0} headingLevel="h3" />
        {tools.some(({ areFiguresSamples }) => areFiguresSamples) ? (
          <Typography variant="caption" component="p" sx={{ mt: 4, color: 'text.tertiary' }}>
            Ratings and counts are samples.{' '}
            <TextLink to={paths.howWeReview} color="inherit" underline="always">
              How we review
            </TextLink>
          </Typography>
        ) : null}
      </Container>
    </Box>
  );
}
