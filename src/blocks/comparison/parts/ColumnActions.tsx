import MenuList from '@mui/material/MenuList';

import { MenuRow } from '../../../ui/MenuRow';
import { MenuSurface } from '../../../ui/MenuSurface';

import type { ColumnActionsProps } from './columnActionsProps';

/** The menu of a column's actions: replace its tool, and move it (compare-22). */
export function ColumnActions(props: ColumnActionsProps) {
  const { name, anchor, canMoveLeft, canMoveRight, onReplace, onMove, onClose } = props;
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <MenuSurface label={`Change ${name}`} anchor={anchor} width={220} onClose={onClose}>
      <MenuList aria-label={`Change ${name}`} autoFocusItem sx={{ p: '6px' }}>
        <MenuRow onClick={choose(onReplace)}>Replace {name}</MenuRow>
        {canMoveLeft ? <MenuRow onClick={choose(() => onMove(-1))}>Move left</MenuRow> : null}
        {canMoveRight ? <MenuRow onClick={choose(() => onMove(1))}>Move right</MenuRow> : null}
      </MenuList>
    </MenuSurface>
  );
}
