import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';

import { paths } from '../../../domain/paths';
import { PanelLink } from '../../../ui/PanelLink';

/** The side column: a link to the blog. */
export function BookmarksRail() {
  return (
    <Box component="aside" aria-label="More to read">
      <PanelLink
        to={paths.blog}
        icon={<ArticleOutlined aria-hidden="true" />}
        title="Browse the blog"
        text="Comparisons and methods"
      />
    </Box>
  );
}
