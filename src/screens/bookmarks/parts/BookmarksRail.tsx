import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Stack from '@mui/material/Stack';
import { useSelector } from 'react-redux';

import { paths } from '../../../domain/paths';
import { selectToolBookmarks } from '../../../features/bookmarks/bookmarksSlice';
import { formatCount } from '../../../lib/text';
import { PanelLink } from '../../../ui/PanelLink';

/** Links to the saved tools and to the blog. */
export function BookmarksRail() {
  const { length: count } = useSelector(selectToolBookmarks);
  return (
    <Stack component="aside" spacing={3} useFlexGap aria-label="Also saved">
      <PanelLink
        to={paths.savedTools}
        icon={<BookmarksOutlined aria-hidden="true" />}
        title="Saved tools"
        text={count === 0 ? 'None on your shelf yet' : `${formatCount(count)} on your shelf`}
      />
      <PanelLink
        to={paths.blog}
        icon={<ArticleOutlined aria-hidden="true" />}
        title="Browse the blog"
        text="Comparisons and methods"
      />
    </Stack>
  );
}
