import ExpandMore from '@mui/icons-material/ExpandMore';
import SwapVert from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, Suspense, useRef, useState } from 'react';

import type { Option } from '../domain/options';

import type { LazyComponent } from './lazyComponent';

export interface SortMenuProps {
  anchor: RefObject<HTMLButtonElement | null>;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

interface Props extends Pick<SortMenuProps, 'options' | 'chosen' | 'onChoose'> {
  menu: LazyComponent<SortMenuProps>;
}

const wideOnly = { display: { xs: 'none', md: 'inline' } };

/**
 * Shows the sort order of a list and opens the menu that changes it. Without options it only reserves its
 * space.
 */
export function SortSelect({ options, chosen, onChoose, menu }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const option = options.find(({ value }) => value === chosen) ?? options[0];
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
        {...menu.onIntent}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        sx={option ? undefined : { visibility: 'hidden' }}
      >
        <span>
          <Box component="span" sx={{ ...wideOnly, color: 'text.secondary' }}>
            {'Sort: '}
          </Box>
          {option?.label}
        </span>
      </Button>
      {isOpen ? (
        <Suspense>
          <menu.Component
            anchor={button}
            options={options}
            chosen={option?.value ?? ''}
            onChoose={onChoose}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
