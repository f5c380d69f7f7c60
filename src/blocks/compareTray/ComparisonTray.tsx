import ExpandLess from '@mui/icons-material/ExpandLess';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { comparisonRefused, toolAdded, toolRemoved } from '../../features/compare/compareSlice';
import { clearComparison, type CompareDispatch } from '../../features/compare/compareThunks';
import { afterNextPaint } from '../../platform/afterNextPaint';
import { focusMain } from '../../ui/focusMain';
import { ToolLogo } from '../../ui/ToolLogo';
import { useCloseWatcher } from '../../ui/useCloseWatcher';
import { useIsPhone } from '../../ui/useIsPhone';
import { useLocationState } from '../../ui/useLocationState';
import { LazyToolPicker } from '../search/LazyToolPicker';

import { Backdrop, Logos, Panel, Pill, Tray } from './parts/comparisonTray.styles';
import { TraySlots } from './parts/TraySlots';
import { trayId } from './trayId';
import { useTraySpace } from './useTraySpace';

const leavingMs = 130;

/** Returns the chosen tools; while the tray closes, the ones that were chosen last. */
function useShownTools(tools: readonly Tool[]): readonly Tool[] {
  const [shown, setShown] = useState(tools);
  if (tools.length > 0 && shown !== tools) setShown(tools);
  const isLeaving = tools.length === 0 && shown.length > 0;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setShown([]), leavingMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return shown;
}

/**
 * Shows the tools chosen for comparison, on every screen with the shared layout except the comparison itself
 * (shell-9 to shell-16, compare-4): a bar, or on phones a pill that opens a sheet.
 */
export function ComparisonTray({ tools }: { tools: readonly Tool[] }) {
  const dispatch: CompareDispatch = useDispatch();
  const navigate = useNavigate();
  const id = useId();
  const isPhone = useIsPhone();
  const shown = useShownTools(tools);
  const tray = useRef<HTMLElement>(null);
  const focusAt = useRef<number>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [picker, setPicker] = useLocationState<HTMLElement | undefined>(undefined);
  const isEmpty = tools.length === 0;
  if (isEmpty && isOpen) setIsOpen(false);
  useTraySpace(tray, { isShown: shown.length > 0, isOpen });

  // Focuses the tool that was added, or the main content when the tray closes.
  useLayoutEffect(() => {
    if (focusAt.current === undefined) return;
    const crosses = tray.current?.querySelectorAll<HTMLElement>('li button[aria-label]') ?? [];
    const next = crosses[Math.min(focusAt.current, crosses.length - 1)];
    focusAt.current = undefined;
    if (isEmpty) focusMain();
    else next?.focus({ preventScroll: true });
  }, [tools, isEmpty]);

  const remove = (tool: Tool) => {
    if (tools.length === 1) focusAt.current = 0;
    dispatch(toolRemoved({ id: tool.id, name: tool.name }));
  };
  const clear = () => {
    focusAt.current = 0;
    dispatch(clearComparison());
  };
  const add = (tool: Tool) => {
    setPicker(undefined);
    if (toolAdded.match(dispatch(toolAdded(tool)))) focusAt.current = tools.length;
    // Another tab has filled the tray, so the tool was refused and the focused slot is gone.
    else afterNextPaint(() => tray.current?.focus({ preventScroll: true }));
  };
  const compare = () => {
    if (tools.length < limits.minCompared) dispatch(comparisonRefused());
    else void navigate(paths.compare(tools.map(({ slug }) => slug)));
  };
  const close = () => {
    setIsOpen(false);
    tray.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  useCloseWatcher(isOpen && !picker, close);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };

  if (shown.length === 0) return null;
  const chosen = `${shown.length} of ${limits.maxCompared}`;
  const slotCount = (
    <Typography
      variant="caption"
      data-slots=""
      sx={{ color: 'text.tertiary', fontVariantNumeric: 'tabular-nums' }}
    >
      {chosen}
    </Typography>
  );
  return (
    <>
      {isOpen ? <Backdrop onClick={() => setIsOpen(false)} /> : null}
      <Tray
        component="section"
        elevation={0}
        ref={tray}
        id={trayId}
        tabIndex={-1}
        aria-label="Comparison tray"
        data-open={isOpen ? '' : undefined}
        data-leaving={isEmpty ? '' : undefined}
        inert={isEmpty}
        onKeyDown={closeOnEscape}
        // Closes the sheet when focus leaves it, so that focus never moves to content it covers.
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !picker && !currentTarget.contains(relatedTarget)) setIsOpen(false);
        }}
      >
        <Pill
          // The accessible name starts with the visible label (WCAG 2.5.3).
          aria-label={`Compare ${chosen} tools`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Logos>
            {shown.map((tool) => (
              <ToolLogo key={tool.id} tool={tool} size={32} radius={16} />
            ))}
          </Logos>
          <span>
            Compare <span data-count="">{shown.length}</span>
            {isPhone ? slotCount : null}
          </span>
          <ExpandLess aria-hidden="true" />
        </Pill>
        <Panel id={id}>
          {isPhone ? null : (
            <Typography variant="body2" component="strong" sx={{ display: 'grid', fontWeight: 600 }}>
              Compare
              {slotCount}
            </Typography>
          )}
          <TraySlots tools={shown} isPhone={isPhone} onRemove={remove} onAdd={setPicker} />
          <Stack direction="row" sx={{ gap: 3 }}>
            <Button variant="text" onClick={clear} sx={{ height: { xs: 48, md: 40 } }}>
              Clear
            </Button>
            <Button
              variant="contained"
              color="primary"
              onClick={compare}
              sx={{ flex: { xs: 1, md: 'none' }, height: { xs: 48, md: 40 } }}
            >
              Compare Now
            </Button>
          </Stack>
        </Panel>
      </Tray>
      <LazyToolPicker
        anchor={picker}
        title="Add a tool"
        compared={tools}
        onChoose={add}
        onClose={() => setPicker(undefined)}
      />
    </>
  );
}
