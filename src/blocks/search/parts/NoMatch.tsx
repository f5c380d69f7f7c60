import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Bookshelf } from '../../../ui/Bookshelf';

interface Props {
  text: string;
  reason: string;
}

/** Shown when nothing matches all of the words (search-13). */
export function NoMatch({ text, reason }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 5,
        mx: 5,
        pt: { xs: 5, md: 7 },
        pb: 4,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, lineHeight: 0 }}>
        <Bookshelf
          width={140}
          items={[
            { width: 20, height: 36, tone: 'stone' },
            { width: 20, height: 44 },
            { width: 24, height: 48, gap: <Search sx={{ fontSize: 14 }} /> },
            { width: 20, height: 32, tone: 'stone' },
            { width: 20, height: 40, leans: 'left' },
          ]}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p">
          No exact match for “{text}”
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {reason}
        </Typography>
      </Box>
    </Box>
  );
}
