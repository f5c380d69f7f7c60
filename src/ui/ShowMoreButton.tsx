import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';

interface ShowMoreButtonProps {
  expanded: boolean;
  moreLabel: string;
  lessLabel: string;
  onToggle: () => void;
  /** The id of the list it expands. */
  controls?: string;
}

export function ShowMoreButton({ expanded, moreLabel, lessLabel, onToggle, controls }: ShowMoreButtonProps) {
  return (
    <Button
      size="small"
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onToggle}
      // Large text takes a second line on a phone.
      sx={{
        height: 'auto',
        minHeight: 32,
        py: '5px',
        whiteSpace: 'normal',
        '@media (pointer: coarse)': { minHeight: 40 },
      }}
      endIcon={<ExpandMore style={expanded ? { transform: 'rotate(180deg)' } : undefined} />}
    >
      {expanded ? lessLabel : moreLabel}
    </Button>
  );
}
