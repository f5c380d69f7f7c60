import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';

import { PageLine } from './parts/PageLine';

/** Tells a visitor who has lost the connection (shell-19). */
export function OfflineLine() {
  return (
    <div role="status">
      <PageLine icon={<CloudOffOutlined aria-hidden="true" />}>
        You are offline. What you have saved is kept; pages that have not been loaded open later.
      </PageLine>
    </div>
  );
}
