import { render, screen } from '@testing-library/react';

import { AppThemeProvider } from '../AppThemeProvider';

import { memoizeOverrides } from './memoizeOverrides';
import { styled } from './styled';

test('a style function runs once, whatever the number of elements and renders', () => {
  const style = jest.fn(() => ({ color: 'blue', '&[data-on]': { color: 'red' } }));
  const Item = styled('p')(style);
  const items = (
    <AppThemeProvider>
      <Item>one</Item>
      <Item data-on="">two</Item>
    </AppThemeProvider>
  );
  const { rerender } = render(items);
  rerender(items);
  expect(screen.getByText('one').className).not.toBe('');
  expect(screen.getByText('two').className).toBe(screen.getByText('one').className);
  expect(style).toHaveBeenCalledTimes(1);
});

test('a style function runs once for several applications, as the prerenderer has one for each page', () => {
  const style = jest.fn(() => ({ color: 'blue' }));
  const Item = styled('p')(style);
  for (const name of ['one', 'two']) {
    render(
      <AppThemeProvider>
        <Item>{name}</Item>
      </AppThemeProvider>,
    );
  }
  expect(screen.getByText('two').className).toBe(screen.getByText('one').className);
  expect(style).toHaveBeenCalledTimes(1);
});

test('style overrides are serialized once; components without any stay as they are', () => {
  const root = jest.fn(() => ({ color: 'red' }));
  const plain = { defaultProps: { disablePadding: true } };
  const overrides = memoizeOverrides({ MuiLink: { styleOverrides: { root } }, MuiList: plain });
  expect(overrides.MuiList).toBe(plain);
  const { root: memoized } = overrides.MuiLink?.styleOverrides as { root: (props: unknown) => unknown };
  const theme = {};
  expect(memoized({ theme })).toBe(memoized({ theme }));
  expect(root).toHaveBeenCalledTimes(1);
});
