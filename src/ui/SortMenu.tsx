import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';

import { MenuRow } from './MenuRow';
import { MenuSurface } from './MenuSurface';
import type { SortMenuProps } from './SortSelect';

/** The sort orders to choose from (list-45): a menu at the button, or a sheet on phones. */
export function SortMenu({
  anchor,
  options,
  chosen,
  note,
  onChoose,
  onClose,
}: SortMenuProps & { note?: string }) {
  return (
    <MenuSurface label="Sort by" anchor={anchor} width={note === undefined ? 220 : 296} onClose={onClose}>
      <MenuList
        id="sort-menu"
        role="listbox"
        aria-label="Sort by"
        aria-describedby={note === undefined ? undefined : 'sort-note'}
        variant="selectedMenu"
        autoFocusItem
        sx={{ p: '6px' }}
        onKeyDown={(event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          onClose();
        }}
      >
        {options.map(({ value, label }) => {
          const isChosen = value === chosen;
          return (
            <MenuRow
              key={value}
              role="option"
              aria-selected={isChosen}
              selected={isChosen}
              onClick={() => {
                onClose();
                onChoose(value);
              }}
            >
              <ListItemIcon sx={{ minWidth: 30, color: 'primary.text' }}>
                {isChosen ? <Check /> : null}
              </ListItemIcon>
              {label}
            </MenuRow>
          );
        })}
      </MenuList>
      {note === undefined ? null : (
        <>
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
      )}
    </MenuSurface>
  );
}
