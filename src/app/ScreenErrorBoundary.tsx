import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { BrokenScreen } from '../blocks/layout/BrokenScreen';

import { redispatchEarlyEvents } from './hydration/earlyEvents';

interface Props {
  /** A change of this value resets the boundary. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen could not be shown.', error);
    // The broken screen never mounts, so its effect cannot dispatch the early events again.
    queueMicrotask(redispatchEarlyEvents);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}

/** Keeps the layout when a screen throws, and offers a reload. Navigating to another path resets it. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary resetKey={pathname}>{children}</Boundary>;
}
