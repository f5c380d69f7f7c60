import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { type NavigationState, routeOptionsOf } from '../../blocks/navigationState';
import type { NoticeAction } from '../../domain/noticeText';
import { afterNextPaint } from '../../platform/afterNextPaint';

import { replaceLostFocus } from './useReturnedFocus';

interface ToastActionProps {
  action: NoticeAction;
  /** The id of the toast's text. */
  describedBy: string;
  /** Closes the toast and returns its latest action, or undefined if the toast is already closing. */
  onTake: () => NoticeAction | undefined;
}

/** The first segment of a path; the two kinds of comparisons count as one. */
const screenOf = (path: string) => path.split('/')[1]?.replace('versus', 'compare');

/** A toast's button: 'Undo', or 'View' if the visitor is on another page (toasts-18, toasts-19). */
export function ToastAction({ action, describedBy, onTake }: ToastActionProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<unknown>;

  if (action.label === 'View' && action.to === pathname) return null;
  const act = () => {
    const taken = onTake();
    if (!taken) return;
    if (taken.label === 'View') return void navigate(taken.to);
    dispatch(taken.event);
    afterNextPaint(replaceLostFocus);
    if (taken.to === undefined || taken.to === pathname) return;
    // On the same screen the URL is replaced, as it was by what is undone.
    const isSameScreen = screenOf(taken.to) === screenOf(pathname);
    const kept: NavigationState = { preventScrollReset: true, options: routeOptionsOf(state) };
    void navigate(taken.to, isSameScreen ? { replace: true, state: kept } : undefined);
  };
  return (
    <Button
      size="small"
      aria-describedby={describedBy}
      onClick={act}
      sx={{ alignSelf: 'center', my: '-8px', color: 'primary.text' }}
    >
      {action.label}
    </Button>
  );
}
