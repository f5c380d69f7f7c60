import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** What the records say of the tools in a few sentences (versus-7). */
export function Summary({ sentences }: { sentences: readonly string[] }) {
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        mt: 5,
        px: { xs: 5.5, md: 8 },
        py: { xs: 5, md: 7 },
        borderColor: 'primary.border',
        borderRadius: 2,
        bgcolor: 'primary.subtle',
      }}
    >
      <Typography
        variant="body2"
        component="h2"
        id={id}
        sx={{ mb: 2, color: 'primary.text', fontWeight: 600 }}
      >
        In short
      </Typography>
      <Typography variant="lead" sx={{ maxWidth: '44em' }}>
        {sentences.join(' ')}
      </Typography>
    </Paper>
  );
}
