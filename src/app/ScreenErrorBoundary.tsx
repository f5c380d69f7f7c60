import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { BrokenScreen } from '../blocks/layout/BrokenScreen';

import { replayEarlyEvents } from './hydration/earlyEvents';

interface Props {
  /** A new value gives the children another try. */
  place: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  place: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { isBroken: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { isBroken: false, place };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen could not be shown.', error);
    // The screen that would replay them will not mount.
    queueMicrotask(replayEarlyEvents);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}

/** Keeps the layout when a screen throws, and offers a reload; another address gets another try. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
