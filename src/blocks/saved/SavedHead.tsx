import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { type ImportReport, ListActions } from './parts/ListActions';
import { SavedNavigation } from './parts/SavedNavigation';
import type { SavedList } from './savedList';
import type { CompareFirst } from './useCompareFirst';

interface Props {
  title: string;
  lead: string;
  list: SavedList;
  /** For the menu of phones. */
  compare?: CompareFirst | undefined;
  /** The controls of the list, in the grid areas search, count, sort and compare; without them 'List actions' is beside the title. */
  children?: ReactNode;
}

const plain = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"head menu" "nav nav"',
};

/** The head of both saved lists: title, the links between them, the list's controls and what an import did (saved-20). */
export function SavedHead({ title, lead, list, compare, children }: Props) {
  const [report, setReport] = useState<ImportReport>();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: children
            ? { xs: plain.columns, md: 'minmax(160px, 340px) minmax(0, 1fr) auto auto auto' }
            : plain.columns,
          gridTemplateAreas: children
            ? {
                xs: `${plain.areas} "search search" "count sort"`,
                md: '"head head head head head" "nav nav nav nav nav" "search count sort compare menu"',
              }
            : plain.areas,
          gap: { xs: '16px 8px', md: '20px 8px' },
          alignItems: 'center',
          pt: { xs: 6, md: 12 },
          mb: 5,
        }}
      >
        <Box component="header" sx={{ gridArea: 'head', mb: { md: 1 } }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead" sx={{ mt: { xs: 1, md: 2 }, color: 'text.secondary' }}>
            {lead}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'nav' }}>
          <SavedNavigation />
        </Box>
        {children}
        <ListActions list={list} compare={compare} onReport={setReport} />
      </Box>
      {report ? (
        <Alert
          severity={report.isRefused ? 'error' : 'success'}
          role={report.isRefused ? 'alert' : 'status'}
          closeText="Dismiss"
          onClose={() => setReport(undefined)}
          sx={{ mb: 5 }}
        >
          {report.text}
        </Alert>
      ) : null}
    </>
  );
}
