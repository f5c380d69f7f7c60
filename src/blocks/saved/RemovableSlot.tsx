import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { Bookshelf } from '../../ui/Bookshelf';
import { styled } from '../../ui/theme/styled';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

import { removedSlotAttribute } from './useRemovedSlots';

/** The entry and its placeholder share one grid cell, so that the size does not change. */
const Root = styled(Box)({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
});

const Removed = styled(Box)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: 12,
  border: `1px dashed ${theme.vars.palette.line.field}`,
  borderRadius: 12,
  textAlign: 'center',
  '& > button': { flexShrink: 0 },
  '&[data-row]': {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    margin: '12px 0',
    padding: '0 20px',
    textAlign: 'start',
  },
}));

interface Props {
  /** The card or row. */
  children: ReactNode;
  name: string;
  isRemoved: boolean;
  isExpiring: boolean;
  onUndo: () => void;
  /** Whether it is a low row, without the picture. */
  isRow?: boolean;
}

/**
 * A card or row, or the placeholder of a removed one with Undo (saved-30). If the focused entry is removed,
 * focus moves to Undo; Undo returns it to the remove button.
 */
export function RemovableSlot({ children, name, isRemoved, isExpiring, onUndo, isRow = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const isUndone = useRef(false);
  useLayoutEffect(() => {
    if (isRemoved) {
      if (root.current?.contains(document.activeElement)) undo.current?.focus();
    } else if (isUndone.current) {
      isUndone.current = false;
      root.current?.querySelector('button')?.focus();
    }
  }, [isRemoved]);
  return (
    <Root ref={root}>
      <Box
        inert={isRemoved}
        aria-hidden={isRemoved || undefined}
        style={isRemoved ? { visibility: 'hidden' } : undefined}
        sx={{ display: 'grid' }}
      >
        {children}
      </Box>
      {isRemoved ? (
        <Removed data-row={isRow ? '' : undefined} {...{ [removedSlotAttribute]: '' }}>
          {isRow ? null : (
            <Bookshelf
              width={112}
              items={[
                { width: 20, height: 37, tone: 'stone' },
                { width: 26, height: 47, gap: <BookmarkBorderOutlined sx={{ fontSize: 14 }} /> },
                { width: 20, height: 33, tone: 'stone' },
              ]}
            />
          )}
          <Box sx={isRow ? undefined : { mt: 4, mb: 2 }}>
            <Typography sx={{ fontSize: '0.9375rem', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {name} removed
            </Typography>
            <Typography variant="caption" component="p" color="textTertiary">
              {isExpiring
                ? 'Its place is kept for a few seconds.'
                : 'Its place is kept until you leave this page.'}
            </Typography>
          </Box>
          <Button
            ref={undo}
            startIcon={<Undo />}
            onClick={() => {
              isUndone.current = true;
              onUndo();
            }}
          >
            Undo
            <VisuallyHidden> removing {name}</VisuallyHidden>
          </Button>
        </Removed>
      ) : null}
    </Root>
  );
}
