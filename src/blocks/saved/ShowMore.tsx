import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';

import { limits } from '../../domain/limits';
import { formatCount } from '../../lib/text';

interface Props {
  /** How many of all entries are shown. */
  shown: number;
  all: number;
  /** The element of the list, to move focus in. */
  list: RefObject<HTMLElement | null>;
  onShow: (most: number) => void;
}

const entriesOf = (list: RefObject<HTMLElement | null>) => [
  ...(list.current?.querySelectorAll('article') ?? []),
];

/** Shows more entries of a long list and focuses the first of them (saved-35, saved-36). */
export function ShowMore({ shown, all, list, onShow }: Props) {
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    entriesOf(list)[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [list, shown]);
  if (shown >= all) return null;
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, mt: 8 }}>
      <Button
        onClick={() => {
          firstNew.current = entriesOf(list).length;
          onShow(shown + limits.savedEntriesShown);
        }}
      >
        Show {Math.min(limits.savedEntriesShown, all - shown)} more
      </Button>
      <Typography variant="caption" color="textTertiary">
        {formatCount(shown)} of {formatCount(all)}
      </Typography>
    </Stack>
  );
}
