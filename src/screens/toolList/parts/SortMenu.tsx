import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RefObject } from 'react';

import type { Option } from '../../../domain/options';
import { settings } from '../../../domain/settings';
import { BottomSheet } from '../../../ui/BottomSheet';

interface Props {
  anchor: RefObject<HTMLButtonElement | null>;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** What is true of every catalogue, and of our own (docs/content.md). */
const note = settings.isDemonstration
  ? 'Recommended: what most people look for first, as our editors see it; in a search, what fits best. Nobody can pay for a place.'
  : 'Recommended: the order of the catalogue; in a search, what fits best.';

/** The orders to choose from (list-45): a menu at the button, on phones a sheet. */
export function SortMenu({ anchor, options, chosen, onChoose, onClose }: Props) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const contentOf = (close: () => void) => (
    <>
      <MenuList
        id="sort-menu"
        role="listbox"
        aria-label="Sort by"
        aria-describedby="sort-note"
        variant="selectedMenu"
        autoFocusItem
        sx={{ p: '6px' }}
        onKeyDown={(event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          close();
        }}
      >
        {options.map(({ value, label }) => {
          const isChosen = value === chosen;
          return (
            <MenuItem
              key={value}
              role="option"
              aria-selected={isChosen}
              selected={isChosen}
              onClick={() => {
                close();
                onChoose(value);
              }}
              sx={(theme) => ({
                minHeight: { xs: 48, md: 40 },
                px: 3,
                borderRadius: '6px',
                ...theme.typography.body2,
                fontWeight: 500,
                '&, &.Mui-selected': { backgroundColor: 'transparent' },
                '&:hover, &.Mui-focusVisible, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
                  backgroundColor: theme.vars.palette.background.muted,
                },
                '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
              })}
            >
              <ListItemIcon sx={{ minWidth: 30, color: 'primary.text' }}>
                {isChosen ? <Check /> : null}
              </ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
      </MenuList>
      <Divider sx={{ mx: '6px' }} />
      <Typography
        id="sort-note"
        variant="caption"
        component="p"
        sx={{ p: '12px 16px 14px', color: 'text.tertiary' }}
      >
        {note}
      </Typography>
    </>
  );
  return isPhone ? (
    <BottomSheet label="Sort by" onClosed={onClose}>
      {contentOf}
    </BottomSheet>
  ) : (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          elevation: 0,
          sx: {
            width: 296,
            mt: '6px',
            border: 1,
            borderColor: 'line.main',
            borderRadius: '12px',
            backgroundColor: 'background.raised',
            backgroundImage: 'none',
            boxShadow: 'var(--sh3)',
          },
        },
      }}
    >
      {contentOf(onClose)}
    </Popover>
  );
}
