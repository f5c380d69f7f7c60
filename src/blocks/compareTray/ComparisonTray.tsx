import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { comparisonCleared, comparisonRefused, toolRemoved } from '../../features/compare/compareSlice';
import { ToolLogo } from '../../ui/ToolLogo';

import { Slot, Tray } from './parts/comparisonTray.styles';
import { useTraySpace } from './useTraySpace';

const leavingMs = 130;
/** Texts of empty slots, by index. */
const invitations = ['Add a first', 'Add a second', 'Add a third'];

/** The chosen tools; during the tray's exit transition, the last ones that were. */
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
 * The tools chosen for comparison, on every screen of the shared layout (shell-9, shell-10, shell-11,
 * shell-12, shell-13, compare-4).
 */
export function ComparisonTray({ tools }: { tools: readonly Tool[] }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shown = useShownTools(tools);
  const tray = useRef<HTMLElement>(null);
  const focusAt = useRef<number>(undefined);
  const isEmpty = tools.length === 0;
  useTraySpace(tray, shown.length > 0);

  // The clicked button is removed with its slot: focus the next one, or the main content when the tray closes.
  useLayoutEffect(() => {
    if (focusAt.current === undefined) return;
    const crosses = tray.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = crosses[Math.min(focusAt.current, crosses.length - 1)];
    focusAt.current = undefined;
    (isEmpty ? document.getElementById('main') : next)?.focus({ preventScroll: true });
  }, [tools, isEmpty]);

  const remove = ({ id, name }: Tool, slot: number) => {
    focusAt.current = slot;
    dispatch(toolRemoved({ id, name }));
  };
  const clear = () => {
    focusAt.current = 0;
    dispatch(comparisonCleared());
  };
  const compare = () => {
    if (tools.length < limits.compareFewest) dispatch(comparisonRefused());
    else void navigate(paths.compare(tools.map(({ slug }) => slug)));
  };

  if (shown.length === 0) return null;
  const isFull = shown.length === limits.compareMost;
  return (
    <Tray
      component="section"
      elevation={0}
      ref={tray}
      aria-label="Comparison tray"
      data-leaving={isEmpty ? '' : undefined}
      inert={isEmpty}
    >
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: { xs: 'none', md: 'block' },
          color: 'text.tertiary',
          lineHeight: '1.125rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box component="strong" sx={{ display: 'block', color: 'text.primary', fontSize: '0.875rem' }}>
          Compare
        </Box>
        {shown.length} of {limits.compareMost}
      </Typography>
      <List disablePadding sx={{ display: 'flex', gap: 2 }}>
        {shown.map((tool, slot) => (
          <Slot key={tool.id} disablePadding data-full={isFull ? '' : undefined}>
            <ToolLogo src={tool.logo} name={tool.name} category={tool.category} size={24} radius={6} bare />
            <Typography
              variant="inherit"
              component="span"
              noWrap
              title={tool.name}
              sx={{ flex: 1, minWidth: 0, fontSize: { md: '0.875rem' }, fontWeight: 500 }}
            >
              {tool.name}
            </Typography>
            <IconButton size="small" aria-label={`Remove ${tool.name}`} onClick={() => remove(tool, slot)}>
              <Close sx={{ fontSize: 18 }} />
            </IconButton>
          </Slot>
        ))}
        {invitations.slice(shown.length).map((invitation) => (
          <Slot key={invitation} disablePadding data-empty="">
            {invitation}
          </Slot>
        ))}
      </List>
      <Stack direction="row" sx={{ gap: 3 }}>
        <Button variant="text" onClick={clear} sx={{ height: { xs: 44, md: 40 } }}>
          Clear
        </Button>
        <Button
          variant="contained"
          color="primary"
          onClick={compare}
          sx={{ flex: { xs: 1, md: 'none' }, height: { xs: 44, md: 40 } }}
        >
          Compare Now
        </Button>
      </Stack>
    </Tray>
  );
}
