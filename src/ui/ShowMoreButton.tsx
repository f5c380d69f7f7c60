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
      endIcon={<ExpandMore style={expanded ? { transform: 'rotate(180deg)' } : undefined} />}
    >
      {expanded ? lessLabel : moreLabel}
    </Button>
  );
}
