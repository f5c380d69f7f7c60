import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { selectionRestored, selectPlaces } from '../../../features/compare/compareSlice';
import { getOwn } from '../../../lib/getOwn';
import { ToolLogo } from '../../../ui/ToolLogo';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { removedSlotAttribute, type Slot as ListSlot, useRemovedSlots } from '../../saved/useRemovedSlots';
import { toolPicker } from '../../search/LazyToolPicker';

import { EmptySlot, Slot } from './comparisonTray.styles';

/** Labels of empty slots, by index. */
const invitations = ['Add a first', 'Add a second', 'Add a third'];

const idOf = ({ id }: Tool) => id;

/** Returns slots for chosen and removed tools; removed ones give way to a new tool if needed (shell-17). */
function useSlots(tools: readonly Tool[]): readonly ListSlot<Tool>[] {
  const slots = useRemovedSlots(tools, idOf, { doAllExpire: true });
  return slots.length > limits.maxCompared ? slots.filter(({ isRemoved }) => !isRemoved) : slots;
}

/** Returns a function that creates the event that puts a removed tool back in its place. */
function useRestoring(tools: readonly Tool[]) {
  const places = useSelector(selectPlaces);
  const lastPlaces = useRef<Record<string, string>>({});
  useEffect(() => {
    for (const { id } of tools) lastPlaces.current[id] = getOwn(places, id) ?? '';
  }, [tools, places]);
  return (tool: Tool) => selectionRestored({ tools: [tool], places: { ...lastPlaces.current } });
}

interface Props {
  tools: readonly Tool[];
  isPhone: boolean;
  onRemove: (tool: Tool) => void;
  onAdd: (control: HTMLElement) => void;
}

/** The three slots of the tray: chosen tools, removed tools with Undo, and empty slots. */
export function TraySlots({ tools, isPhone, onRemove, onAdd }: Props) {
  const dispatch = useDispatch();
  const slots = useSlots(tools);
  const restore = useRestoring(tools);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(undefined);

  // Focuses the button that replaced the pressed one in its slot.
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const slot = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.tool === pressed.current,
    );
    pressed.current = undefined;
    slot?.querySelector('button')?.focus({ preventScroll: true });
  }, [slots]);

  return (
    <List ref={list}>
      {slots.map(({ entry: tool, isRemoved }) =>
        isRemoved ? (
          <Slot
            key={tool.id}
            disablePadding
            data-tool={tool.id}
            data-empty=""
            {...{ [removedSlotAttribute]: '' }}
          >
            {/* On the opposite side from the remove button, so that a hasty double click does not hit it. */}
            <Button
              variant="text"
              size="small"
              startIcon={<Undo />}
              onClick={() => {
                pressed.current = tool.id;
                dispatch(restore(tool));
              }}
            >
              Undo
              <VisuallyHidden> removing {tool.name}</VisuallyHidden>
            </Button>
          </Slot>
        ) : (
          <Slot key={tool.id} disablePadding data-tool={tool.id}>
            <ToolLogo
              tool={tool}
              {...(isPhone ? { size: 32, radius: 8 } : { size: 24, radius: 6, bare: true })}
            />
            <Typography
              variant="inherit"
              component="span"
              noWrap
              title={tool.name}
              sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}
            >
              {tool.name}
            </Typography>
            <IconButton
              size="small"
              aria-label={`Remove ${tool.name}`}
              onClick={() => {
                pressed.current = tool.id;
                onRemove(tool);
              }}
            >
              <Close sx={{ fontSize: 18 }} />
            </IconButton>
          </Slot>
        ),
      )}
      {invitations.slice(slots.length).map((invitation) => (
        <Slot key={invitation} disablePadding data-empty="">
          <EmptySlot
            aria-haspopup="dialog"
            {...toolPicker.onIntent}
            onClick={({ currentTarget }) => onAdd(currentTarget)}
          >
            <Add aria-hidden="true" sx={{ fontSize: 18 }} />
            {invitation}
          </EmptySlot>
        </Slot>
      ))}
    </List>
  );
}
