import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/**
 * One document order for both widths: header, actions, details, content. From 1024 px the sidebar is a column
 * of its own; below, its two halves are placed between the parts of the content.
 */
export function ToolLayout({ children }: { children: ReactNode }) {
  return (
    <Stack
      sx={{
        display: { lg: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) 336px',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: { lg: 14 },
        alignItems: { lg: 'start' },
      }}
    >
      {children}
    </Stack>
  );
}

/** Sections of the page; `last` places them below the details where there is no sidebar. */
export function ToolContent({ last = false, children }: { last?: boolean; children: ReactNode }) {
  return (
    <Stack
      sx={{
        gridColumn: 1,
        gap: { xs: 10, md: 12 },
        order: last ? 4 : 2,
        mt: { xs: 10, md: 12 },
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Stack>
  );
}
