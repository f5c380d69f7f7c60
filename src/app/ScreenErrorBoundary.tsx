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

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  private tryAgain = () => {
    const main = document.getElementById('main');
    // The button that was pressed goes.
    if (this.state.isBroken && main?.contains(document.activeElement)) main.focus({ preventScroll: true });
    this.setState({ isBroken: false });
  };

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen onRetry={this.tryAgain} /> : this.props.children;
  }
}

/**
 * Keeps the layout when a screen throws, and offers a reload. Any navigation renders the screen again, and so
 * does a connection that is back, because the screen's code may be what could not be loaded.
 */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary resetKey={key}>{children}</Boundary>;
}
