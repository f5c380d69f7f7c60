import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

import { FramedTable } from '../../../ui/FramedTable';
import { SampleMark } from '../../../ui/SampleMark';

const sample = <SampleMark />;
const opinion = <Chip size="small" color="primary" label="Opinion" />;

const rows: readonly { place: string; kind: ReactNode; origin: string }[] = [
  { place: 'Ratings, review counts', kind: sample, origin: 'Set by us to show the layout' },
  { place: 'Views, clicks', kind: sample, origin: 'Set by us or drawn by chance; nobody counts them' },
  { place: 'Votes', kind: sample, origin: 'Starting values, then this browser’s own' },
  { place: 'What users say', kind: sample, origin: 'Written by us; nobody is quoted' },
  { place: 'Figures and quotes of the tour', kind: sample, origin: 'Written by us; nobody is quoted' },
  {
    place: 'Prices, platforms, features',
    kind: <Chip size="small" color="success" label="Checked" />,
    origin: 'Makers’ pages, or dated readings of them by others',
  },
  { place: 'Editor’s verdict, pros, cons', kind: opinion, origin: 'An editor of AI Toolshelf' },
  {
    place: 'Recommended, Trending, Featured',
    kind: opinion,
    origin: 'The editors’ choice; no count decides it',
  },
  {
    place: 'Saved lists, comparison, votes',
    kind: <Chip size="small" label="Yours" />,
    origin: 'Kept in your browser, not sent to us',
  },
];

/** Explains what on the site is a sample, checked, an opinion or the visitor's own. */
export function KindsOfData() {
  return (
    <Box sx={{ mt: 4 }}>
      <FramedTable
        label="What is sample data"
        columns={['On the page', 'What it is', 'Where it comes from']}
        rows={rows.map(({ place, kind, origin }) => ({ key: place, cells: [place, kind, origin] }))}
      />
    </Box>
  );
}
