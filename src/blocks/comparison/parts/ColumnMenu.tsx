import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import type { Tool } from '../../../domain/tool';

interface Props {
  tool: Tool;
  canMoveLeft: boolean;
  canMoveRight: boolean;
  onReplace: (anchor: HTMLElement) => void;
  onMove: (by: -1 | 1) => void;
}

/** What can be done with a column: replacing its tool, and moving it (compare-22). */
export function ColumnMenu({ tool: { name }, canMoveLeft, canMoveRight, onReplace, onMove }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (act: () => void) => () => {
    setAnchor(undefined);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        data-menu=""
        aria-label={`Change ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert sx={{ fontSize: 18 }} />
      </IconButton>
      {anchor ? (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          slotProps={{
            list: { 'aria-label': `Change ${name}`, sx: { p: '6px' } },
            paper: {
              elevation: 0,
              sx: {
                minWidth: 200,
                mt: '6px',
                border: 1,
                borderColor: 'line.main',
                borderRadius: '12px',
                backgroundColor: 'background.raised',
                backgroundImage: 'none',
                boxShadow: 'var(--sh3)',
                '& .MuiMenuItem-root': {
                  minHeight: { xs: 48, md: 40 },
                  borderRadius: '6px',
                  typography: 'body2',
                  fontWeight: 500,
                },
                '& .Mui-focusVisible, & :focus-visible': { outlineOffset: -2 },
              },
            },
          }}
        >
          <MenuItem onClick={choose(() => onReplace(anchor))}>Replace {name}</MenuItem>
          {canMoveLeft ? <MenuItem onClick={choose(() => onMove(-1))}>Move left</MenuItem> : null}
          {canMoveRight ? <MenuItem onClick={choose(() => onMove(1))}>Move right</MenuItem> : null}
        </Menu>
      ) : null}
    </>
  );
}
