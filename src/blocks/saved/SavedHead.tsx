import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';

import type { ImportReport } from '../../features/bookmarks/importBookmarks';

import { ImportResult } from './parts/ImportResult';
import { ListActions } from './parts/ListActions';
import { SavedNavigation } from './parts/SavedNavigation';
import type { SavedList } from './savedList';
import type { CompareFirst } from './useCompareFirst';

interface Props {
  title: string;
  lead: string;
  list: SavedList;
  /** The 'Compare' action, for the menu on phones. */
  compare?: CompareFirst | undefined;
  /**
   * The controls of the list, in the grid areas search, count, sort and compare, or null if the list has none
   * to show yet. A list that never has any leaves them out; 'List actions' is then beside the title.
   */
  children?: ReactNode;
}

/** The header of both saved lists: title, links between them, controls, and import results (saved-20). */
export function SavedHead({ title, lead, list, compare, children }: Props) {
  const [report, setReport] = useState<ImportReport>();
  const actions = useRef<HTMLButtonElement>(null);
  // Does not depend on what is rendered, or 'List actions' would move when the stored state is loaded.
  const hasControls = children !== undefined;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          // On phones, and without controls, 'List actions' is in the row of the title.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            md: hasControls ? 'minmax(160px, 340px) minmax(0, 1fr) auto auto auto' : '1fr',
          },
          gridTemplateAreas: {
            xs: hasControls ? '"head head" "nav nav" "search search" "count sort"' : '"head head" "nav nav"',
            md: hasControls
              ? '"head head head head head" "nav nav nav nav nav" "search count sort compare menu"'
              : '"head" "nav"',
          },
          gap: { xs: '16px 8px', md: '20px 8px' },
          alignItems: 'center',
          pt: { xs: 6, md: 12 },
          mb: 5,
        }}
      >
        <Box component="header" sx={{ gridArea: 'head', mb: { md: 1 } }}>
          {/* The padding is the place of 'List actions', for large text. */}
          <Typography variant="h1" sx={{ pr: { xs: 14, md: hasControls ? 0 : 12 } }}>
            {title}
          </Typography>
          <Typography variant="lead" sx={{ mt: { xs: 1, md: 2 }, color: 'text.secondary' }}>
            {lead}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'nav' }}>
          <SavedNavigation />
        </Box>
        {children}
        <Box
          sx={{
            gridArea: { xs: 'head', md: hasControls ? 'menu' : 'head' },
            alignSelf: { xs: 'start', md: 'end' },
            justifySelf: 'end',
          }}
        >
          <ListActions button={actions} list={list} compare={compare} onReport={setReport} />
        </Box>
      </Box>
      {report ? (
        <ImportResult
          report={report}
          onClose={() => {
            setReport(undefined);
            actions.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
