import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';

import { useCompareReceived } from '../../blocks/saved/useCompareFirst';
import { FailedTools } from '../../blocks/tools/FailedTools';
import { useToolsBySlugs } from '../../catalogue/useToolsBySlugs';
import { paths } from '../../domain/paths';
import { selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';
import { type BookmarksDispatch, saveReceivedTools } from '../../features/bookmarks/bookmarksThunks';
import { countOf } from '../../lib/text';
import { ArrowLink } from '../../ui/ArrowLink';
import { EmptyState } from '../../ui/EmptyState';
import { SiteLink } from '../../ui/SiteLink';

import { ReceivedPanel } from './parts/ReceivedPanel';
import { ReceivedRow } from './parts/ReceivedRow';

/** Shown for a list without tools (saved-34). */
function NothingReceived({ isNamingTools }: { isNamingTools: boolean }) {
  return (
    <EmptyState
      icon={<LinkOff />}
      headingLevel="h1"
      title="There is nothing in this list"
      text={
        isNamingTools
          ? 'The tools that the link names are not, or no longer, listed here.'
          : 'The link names no tool. It may have been cut off when it was sent.'
      }
      action={
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button component={SiteLink} to={paths.tools}>
            Explore AI Tools
          </Button>
          <Button component={SiteLink} to={paths.savedTools}>
            My saved tools
          </Button>
        </Stack>
      }
    />
  );
}

/**
 * A list of tools received as a link (saved-32 to saved-34). The visitor's own data only changes when they
 * press a button.
 */
export function ReceivedList({ slugs }: { slugs: readonly string[] }) {
  const dispatch: BookmarksDispatch = useDispatch();
  const { tools, isLoading, missing, failed, isRetrying, retry } = useToolsBySlugs(slugs);
  const saved = useSelector(selectToolBookmarks);
  const compare = useCompareReceived(tools);
  const isSaved = (toolId: string) => saved.some(({ id }) => id === toolId);

  if (!isLoading && tools.length === 0 && failed.length === 0) {
    return (
      <Box sx={{ pt: 12 }}>
        <NothingReceived isNamingTools={missing.length > 0} />
      </Box>
    );
  }
  return (
    <Box sx={{ pt: { xs: 4, md: 7 } }}>
      <ReceivedPanel
        // Avoids 'a list of 0 tools' when none could be fetched.
        count={isLoading || tools.length === 0 ? undefined : tools.length}
        saved={tools.filter(({ id }) => isSaved(id)).length}
        onSaveAll={() => dispatch(saveReceivedTools(tools))}
        compare={compare}
      />
      <Box
        component="section"
        aria-labelledby="received-list"
        aria-busy={isLoading}
        sx={{ mt: { xs: 7, md: 9 } }}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 4, mb: 4 }}
        >
          <Typography id="received-list" variant="h3" component="h2">
            In this list
          </Typography>
          <ArrowLink to={paths.savedTools} sx={{ color: 'text.secondary' }}>
            My saved tools
          </ArrowLink>
        </Stack>
        {isLoading ? (
          <Stack spacing={2}>
            {slugs.map((slug) => (
              <Skeleton key={slug} height={66} />
            ))}
          </Stack>
        ) : tools.length === 0 ? null : (
          <List
            component="ol"
            sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}
          >
            {tools.map((tool, index) => (
              <ReceivedRow key={tool.id} tool={tool} number={index + 1} />
            ))}
          </List>
        )}
        {isLoading ? null : (
          <Typography variant="caption" component="p" color="textTertiary" sx={{ mt: 3 }}>
            The list is in the link itself: we store nothing.
            {missing.length > 0
              ? ` ${countOf(missing.length, 'tool', 'tools')} of the link ${missing.length === 1 ? 'is' : 'are'} not listed here and ${missing.length === 1 ? 'was' : 'were'} left out.`
              : null}
          </Typography>
        )}
        {!isLoading && failed.length > 0 ? (
          <FailedTools count={failed.length} onRetry={retry} isRetrying={isRetrying} />
        ) : null}
      </Box>
    </Box>
  );
}
