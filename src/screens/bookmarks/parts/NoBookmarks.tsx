import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';

import { paths } from '../../../domain/paths';
import { EmptyState } from '../../../ui/EmptyState';
import { SiteLink } from '../../../ui/SiteLink';

/** Shown while nothing is saved (saved-11). */
export function NoBookmarks() {
  return (
    <EmptyState
      icon={<BookmarkBorderOutlined />}
      headingLevel="h2"
      title="No bookmarks yet"
      text="Start saving your favorite articles by clicking the bookmark icon on any blog post."
      action={
        <Button component={SiteLink} to={paths.blog}>
          Browse Blog
        </Button>
      }
    />
  );
}
