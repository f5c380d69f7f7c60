import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';

import { paths } from '../../../domain/paths';
import { EmptyState } from '../../../ui/EmptyState';
import { SiteLink } from '../../../ui/SiteLink';

export function NothingSaved() {
  return (
    <EmptyState
      icon={<BookmarkBorderOutlined />}
      headingLevel="h2"
      title="No saved tools yet"
      text="Press the bookmark on a tool’s card or page, and it appears here."
      action={
        <Button component={SiteLink} to={paths.tools}>
          Explore AI Tools
        </Button>
      }
    />
  );
}
