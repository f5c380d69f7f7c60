import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';

import { PostRows } from '../../../blocks/posts/PostRows';
import { useListPostsQuery } from '../../../catalogue/catalogueApi';
import { useIsAboutTool } from '../../../catalogue/hooks';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { selectSeed } from '../../../features/visit/visitSlice';
import { hashOf, pickSample } from '../../../lib/sample';
import { SiteLink } from '../../../ui/SiteLink';

import { WideSection } from './WideSection';

/**
 * Three random posts, preferring those about the tool, or a link to the blog when there are none (tool-6).
 */
export function ReadMore({ tool }: { tool: Tool }) {
  const { data = [], isLoading } = useListPostsQuery(undefined);
  const isAboutTool = useIsAboutTool(tool);
  const seed = hashOf(useSelector(selectSeed), 'read more', tool.id);
  if (isLoading) return null;
  if (data.length === 0) {
    return (
      <WideSection id="read-more" title="Related Resources">
        <Typography sx={{ mb: 4, color: 'text.secondary', maxWidth: '46em' }}>
          Methods, comparisons and roundups that help with choosing AI tools.
        </Typography>
        <Button component={SiteLink} to={paths.blog} endIcon={<ArrowForward />}>
          Visit the blog
        </Button>
      </WideSection>
    );
  }
  const shuffled = pickSample(data, data.length, seed);
  const ids = [...shuffled.filter(isAboutTool), ...shuffled.filter((id) => !isAboutTool(id))];
  return (
    <WideSection id="read-more" title={`Read More About ${tool.name}`}>
      <PostRows ids={ids.slice(0, limits.toolPagePosts)} columns={3} />
    </WideSection>
  );
}
