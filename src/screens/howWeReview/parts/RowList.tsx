import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';

import { DocumentText } from '../../../blocks/documentPage/DocumentText';

/** Numbered rows with dividers. */
export function RowList({ rows }: { rows: readonly string[] }) {
  return (
    // Safari removes lists without markers from the accessibility tree.
    <List component="ol" sx={{ mt: 3 }}>
      {rows.map((row, index) => (
        <Stack
          component="li"
          key={row}
          direction="row"
          sx={{
            gap: 4,
            py: 3.5,
            borderBottom: index < rows.length - 1 ? 1 : 0,
            borderColor: 'divider',
            typography: 'detail',
          }}
        >
          <Avatar
            aria-hidden="true"
            sx={{
              width: 28,
              height: 28,
              border: 1,
              borderColor: 'line.strong',
              bgcolor: 'background.paper',
              color: 'text.secondary',
              fontSize: '0.75rem',
            }}
          >
            {index + 1}
          </Avatar>
          <span>
            <DocumentText text={row} />
          </span>
        </Stack>
      ))}
    </List>
  );
}
