import ExpandMore from '@mui/icons-material/ExpandMore';
import SwapVert from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';

import { sortOptionsOf } from '../../../domain/listingChoices';
import type { IdPage } from '../../../domain/normalizeResponse';
import { lazyComponent } from '../../../ui/lazyComponent';

const sortMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-controls" */ './SortMenu')).SortMenu,
);

const wideOnly = { display: { xs: 'none', md: 'inline' } };

interface Props {
  sort: string;
  result: IdPage | undefined;
  onChoose: (sort: string) => void;
}

/** The order of the list, and the menu that changes it: nothing where the host names no order (list-44, list-45). */
export function SortControl({ sort, result, onChoose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const options = sortOptionsOf(result);
  if (result && options.length === 0) return null;
  const chosen = options.find(({ value }) => value === sort) ?? options[0];
  return (
    <>
      <Button
        ref={button}
        role="combobox"
        aria-label="Sort by"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'sort-menu' : undefined}
        startIcon={<SwapVert />}
        endIcon={<ExpandMore sx={wideOnly} />}
        onPointerEnter={() => void sortMenu.preload()}
        onFocus={() => void sortMenu.preload()}
        onClick={() => setIsOpen(true)}
        onKeyDown={({ key }) => {
          if (key.startsWith('Arrow')) setIsOpen(true);
        }}
        // Its place is kept until the answer says whether there are orders.
        sx={chosen ? undefined : { visibility: 'hidden' }}
      >
        <span>
          <Box component="span" sx={{ ...wideOnly, color: 'text.secondary' }}>
            {'Sort: '}
          </Box>
          {chosen?.label}
        </span>
      </Button>
      {isOpen ? (
        <Suspense>
          <sortMenu.Component
            anchor={button}
            options={options}
            chosen={chosen?.value ?? ''}
            onChoose={onChoose}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
