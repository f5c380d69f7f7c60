import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { holdClock } from '../../tests/support/clock';

import { AppThemeProvider } from './AppThemeProvider';
import { ScreenshotCarousel } from './ScreenshotCarousel';

const show = (count = 3) =>
  render(
    <AppThemeProvider>
      <ScreenshotCarousel
        name="Alpha"
        screenshots={Array.from({ length: count }, (_, index) => `https://img.example/${index}.png`)}
      />
    </AppThemeProvider>,
  );
const carousel = () => within(screen.getByRole('region', { name: 'Screenshots' }));
const current = () => carousel().getByText(/^Screenshot \d of \d$/).textContent;
const previous = () => carousel().getByRole('button', { name: 'Previous screenshot' });
const next = () => carousel().getByRole('button', { name: 'Next screenshot' });

// proves tool-19
test('arrows, disabled at the ends, and dots', async () => {
  const user = userEvent.setup();
  show();
  expect(current()).toBe('Screenshot 1 of 3');
  expect(previous()).toBeDisabled();
  await user.click(next());
  expect(current()).toBe('Screenshot 2 of 3');
  await user.click(next());
  expect(current()).toBe('Screenshot 3 of 3');
  expect(next()).toBeDisabled();
  await user.click(carousel().getByRole('button', { name: 'Show screenshot 1' }));
  expect(current()).toBe('Screenshot 1 of 3');
});

// proves tool-20
test('the arrow keys', async () => {
  const user = userEvent.setup();
  show();
  act(() => carousel().getByRole('button', { name: 'Show screenshot 1' }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(current()).toBe('Screenshot 2 of 3');
  // The browser's own shortcut for Back.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(current()).toBe('Screenshot 2 of 3');
});

// proves tool-18
test('the next one every three seconds, and the first one again after the last', async () => {
  holdClock();
  show();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(2999);
  expect(current()).toBe('Screenshot 1 of 3');
  await pass(1);
  expect(current()).toBe('Screenshot 2 of 3');
  await pass(3000);
  expect(current()).toBe('Screenshot 3 of 3');
  await pass(3000);
  expect(current()).toBe('Screenshot 1 of 3');
});

// proves accessibility-8
test('is a region with the role description carousel', () => {
  show();
  expect(screen.getByRole('region', { name: 'Screenshots' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
});

test('with one screenshot there is nothing to turn to', () => {
  show(1);
  expect(screen.getByRole('img', { name: 'Alpha interface screenshot' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
