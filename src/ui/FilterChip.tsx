import Close from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';

interface FilterChipProps {
  label: string;
  value: string;
  onRemove: () => void;
}

/** An active filter of a list; pressing it anywhere removes it. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <Chip
      component="button"
      size="medium"
      variant="outlined"
      color="primary"
      label={
        <>
          {label}: <strong>{value}</strong>
        </>
      }
      title={value}
      aria-label={`Remove filter ${label}: ${value}`}
      deleteIcon={<Close />}
      onClick={onRemove}
      onDelete={onRemove}
    />
  );
}
