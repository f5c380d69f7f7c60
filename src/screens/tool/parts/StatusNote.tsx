import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import type { Tool } from '../../../domain/tool';
import type { ToolStatus } from '../../../domain/toolFacts';
import { formatDate } from '../../../lib/dates';

const severities: Readonly<Record<ToolStatus['kind'], AlertColor>> = {
  discontinued: 'error',
  renamed: 'info',
  acquired: 'info',
};

const titles: Readonly<Record<ToolStatus['kind'], string>> = {
  discontinued: 'Discontinued',
  renamed: 'Renamed',
  acquired: 'Bought by another company',
};

/** Says that a tool has ended, or has a new name or owner (trust-11). */
export function StatusNote({ tool: { status } }: { tool: Tool }) {
  if (!status) return null;
  const day = formatDate(status.at);
  return (
    <Alert role="note" severity={severities[status.kind]} sx={{ mb: 5 }}>
      <AlertTitle>
        {titles[status.kind]}
        {day === '' ? '' : ` on ${day}`}
      </AlertTitle>
      {status.note}
    </Alert>
  );
}
