import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';

import { expectConsole } from '../../tests/support/expectConsole';

import { lazyComponent } from './lazyComponent';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

const show = (content: ReactNode) =>
  render(
    <Boundary>
      <Suspense fallback={<p>Loading</p>}>{content}</Suspense>
    </Boundary>,
  );

test('suspends while its code is loading, and loads it once', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const greeting = lazyComponent(load);
  show(<greeting.Component name="Ada" />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  await greeting.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('renders at once when it was preloaded', async () => {
  const greeting = lazyComponent(() => Promise.resolve(Greeting));
  await greeting.preload();
  show(<greeting.Component name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('throws for the error boundary when its code cannot be loaded, and loads again when it is mounted anew', async () => {
  expectConsole('error', /no network/);
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('no network'));
  const greeting = lazyComponent(load);
  const { unmount } = show(<greeting.Component name="Ada" />);
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  show(<greeting.Component name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a preload does not reject', async () => {
  const greeting = lazyComponent(() => Promise.reject(new Error('no network')));
  await expect(greeting.preload()).resolves.toBeUndefined();
});

describe('a fallback', () => {
  const failing = () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    load.mockRejectedValue(new Error('no network'));
    return { load, greeting: lazyComponent(load, () => <p>Nobody</p>) };
  };

  test('is rendered where the code cannot be loaded, until the component is mounted anew', async () => {
    const { load, greeting } = failing();
    const { unmount } = show(<greeting.Component name="Ada" />);
    expect(await screen.findByText('Nobody')).toBeVisible();
    unmount();
    load.mockResolvedValue(Greeting);
    show(<greeting.Component name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  test('gives way to the component that can be loaded with its next props', async () => {
    const { load, greeting } = failing();
    const { rerender } = render(<Suspense>{<greeting.Component name="Ada" />}</Suspense>);
    expect(await screen.findByText('Nobody')).toBeVisible();
    load.mockResolvedValue(Greeting);
    rerender(<Suspense>{<greeting.Component name="Grace" />}</Suspense>);
    expect(await screen.findByText('Hello Grace')).toBeVisible();
  });
});

test('loads once a pointer or the focus is on its control', () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { onIntent } = lazyComponent(load);
  render(<button {...onIntent}>Greet</button>);
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').focus());
  expect(load).toHaveBeenCalledTimes(1);
});
