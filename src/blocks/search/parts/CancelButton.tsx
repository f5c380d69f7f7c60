import Button from '@mui/material/Button';
import { memo } from 'react';

/** Closes the search on phones, where it covers the whole page. */
export const CancelButton = memo(function CancelButton({ onClose }: { onClose: () => void }) {
  return (
    <Button
      variant="text"
      onClick={onClose}
      sx={{ color: 'primary.text', display: { md: 'none' }, height: 44, px: 3 }}
    >
      Cancel
    </Button>
  );
});
