import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { attributesOf } from '../../../domain/attributes';
import type { Tool } from '../../../domain/tool';

import { Section } from './Section';

/** What a source says a tool has or has not, of what people choose by in its category (trust-8). */
export function Attributes({ tool: { category, attributes } }: { tool: Tool }) {
  const known = attributesOf(category).filter(({ key }) => attributes[key] !== undefined);
  if (known.length === 0) return null;
  return (
    <Section title="Key attributes">
      <Paper component="dl" variant="cells" sx={{ gridTemplateColumns: { md: '1fr 1fr' }, m: 0 }}>
        {known.map(({ key, label, definition }) => {
          const has = attributes[key] === 'yes';
          const Icon = has ? Check : Close;
          return (
            <Box
              key={key}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 4,
                px: 4.5,
                py: 3,
                bgcolor: 'background.paper',
              }}
            >
              <Box component="dt" sx={{ minWidth: 0 }}>
                <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  {label}
                </Typography>
                <Typography variant="caption" component="span" sx={{ color: 'text.tertiary' }}>
                  {definition}
                </Typography>
              </Box>
              <Stack
                component="dd"
                direction="row"
                sx={{ gap: 1, alignItems: 'center', m: 0, typography: 'body2', fontWeight: 500 }}
              >
                <Icon
                  aria-hidden="true"
                  sx={{ fontSize: 18, color: has ? 'success.main' : 'text.tertiary' }}
                />
                {has ? 'Yes' : 'No'}
              </Stack>
            </Box>
          );
        })}
      </Paper>
    </Section>
  );
}
