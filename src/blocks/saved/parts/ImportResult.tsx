import Alert from '@mui/material/Alert';

import type { ImportReport } from '../../../features/bookmarks/importBookmarks';
import { useIsAnnounced } from '../../../ui/useIsAnnounced';

interface Props {
  report: ImportReport;
  onClose: () => void;
}

/** What came of an import, announced to screen readers (saved-27). */
export function ImportResult({ report: { isRefused, text }, onClose }: Props) {
  const isAnnounced = useIsAnnounced();
  return (
    <Alert
      severity={isRefused ? 'error' : 'success'}
      role={isRefused ? 'alert' : 'status'}
      closeText="Dismiss"
      onClose={onClose}
      sx={{ mb: 5 }}
    >
      {/* An alert is announced with the text that it is mounted with. */}
      {isRefused || isAnnounced ? text : null}
    </Alert>
  );
}
