import Close from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';

interface FilterChipProps {
  label: string;
  value: string;
  onRemove: () => void;
}

/** What narrows a list down; a press anywhere on it takes it off. */
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
