import Box from '@mui/material/Box';

/** Marks a figure or a quote as demonstration data. */
export function SampleMark() {
  return (
    <Box
      component="span"
      sx={{
        px: 1.5,
        border: '1px dashed',
        borderColor: 'line.field',
        borderRadius: '6px',
        color: 'text.secondary',
        fontSize: '0.75rem',
        lineHeight: '1.125rem',
      }}
    >
      Sample
    </Box>
  );
}
