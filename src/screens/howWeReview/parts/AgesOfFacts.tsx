import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { limits } from '../../../domain/limits';

const ages = [
  {
    color: 'success.main',
    title: `Up to ${limits.freshFactsDays} days`,
    text: 'The date is shown, nothing else.',
  },
  {
    color: 'line.strong',
    title: `${limits.freshFactsDays + 1} to ${limits.oldFactsDays} days`,
    text: 'Next in line to be checked.',
  },
  {
    color: 'warning.main',
    title: `More than ${limits.oldFactsDays} days`,
    text: 'The tool’s page says so beside the date.',
  },
];

/** Explains what the age of an entry's facts means. */
export function AgesOfFacts() {
  return (
    <Paper
      component={List}
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        gap: { xs: 4, md: 0.5 },
        mt: 4,
        p: 6,
      }}
    >
      {ages.map(({ color, title, text }) => (
        <li key={title}>
          <Box sx={{ height: 8, mb: 2.5, borderRadius: 1, bgcolor: color }} />
          <Typography variant="subtitle2" component="p" sx={{ color: 'text.primary' }}>
            {title}
          </Typography>
          <Typography variant="caption" component="p">
            {text}
          </Typography>
        </li>
      ))}
    </Paper>
  );
}
