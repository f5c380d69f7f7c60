import Typography from '@mui/material/Typography';

import { noticeText } from '../../../domain/noticeText';

/** Shown in place of tools that could not be loaded (search-11); `SearchStatus` announces it. */
export function LoadFailure() {
  return (
    <Typography variant="body2" sx={{ p: '16px 20px', color: 'text.secondary' }}>
      {noticeText.listingFailed.text}
    </Typography>
  );
}
