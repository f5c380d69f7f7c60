import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';

import { limits } from '../../../domain/limits';

interface Props {
  /** How many places are shown of how many. */
  shown: number;
  all: number;
  /** What has the cards, for the focus. */
  cards: RefObject<HTMLElement | null>;
  onShow: (most: number) => void;
}

/** Shows more places of a long list, and moves the focus to the first of them (saved-35). */
export function ShowMore({ shown, all, cards, onShow }: Props) {
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    cards.current?.querySelectorAll('article')[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [cards, shown]);
  if (shown >= all) return null;
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, mt: 8 }}>
      <Button
        onClick={() => {
          firstNew.current = cards.current?.querySelectorAll('article').length;
          onShow(shown + limits.savedToolsShown);
        }}
      >
        Show {Math.min(limits.savedToolsShown, all - shown)} more
      </Button>
      <Typography variant="caption" color="textTertiary">
        {shown} of {all.toLocaleString('en')}
      </Typography>
    </Stack>
  );
}
