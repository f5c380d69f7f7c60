import { render, screen } from '@testing-library/react';
import { createEvent, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { holdClock } from '../../tests/support/clock';

import { AppThemeProvider } from './AppThemeProvider';
import { Pager } from './Pager';

function show(pageCount: number, page: number, hrefOf?: (page: number) => string) {
  const onPage = jest.fn();
  render(
    <AppThemeProvider>
      <Pager page={page} pageCount={pageCount} onPage={onPage} {...(hrefOf ? { hrefOf } : {})} />
    </AppThemeProvider>,
  );
  return onPage;
}

// proves list-39
test.each([
  [7, 1, ['page 1', '2', '3', '4', '5', '6', '7']],
  [10, 1, ['page 1', '2', '3', '4', '5', '10']],
  [10, 4, ['1', '2', '3', 'page 4', '5', '10']],
  [10, 5, ['1', '4', 'page 5', '6', '10']],
])('%p pages, on page %p', (pageCount, page, expected) => {
  show(pageCount, page);
  const names = screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label')?.replace('Go to page ', ''))
    .filter((name) => !name?.startsWith('Go to'));
  expect(names).toEqual(expected);
});

// proves list-37
test.each([0, 1])('nothing for %p pages', (pageCount) => {
  show(pageCount, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

// proves list-38, list-41
test('previous and next end at the ends, and the current page asks for nothing', async () => {
  const user = userEvent.setup();
  const onPage = show(3, 1);
  expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'page 1' }));
  expect(onPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(onPage).toHaveBeenLastCalledWith(2);
});

test('pages with a URL are links; opened in a new tab they turn nothing here', () => {
  const onPage = show(3, 1, (page) => `/blog?page=${page}`);
  const second = screen.getByRole('link', { name: 'Go to page 2' });
  expect(second).toHaveAttribute('href', '/blog?page=2');
  const inNewTab = createEvent.click(second, { ctrlKey: true });
  fireEvent(second, inNewTab);
  expect(inNewTab.defaultPrevented).toBe(false);
  expect(onPage).not.toHaveBeenCalled();
  fireEvent.click(second);
  expect(onPage).toHaveBeenLastCalledWith(2);
});

// proves list-55
test('the second click of a double click opens nothing, however late it is dispatched', () => {
  holdClock();
  const onPage = show(3, 1);
  const onCard = jest.fn();
  render(<button type="button" onClick={onCard} aria-label="a card" />);
  const card = screen.getByRole('button', { name: 'a card' });
  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }), { detail: 1 });
  expect(onPage).toHaveBeenCalledWith(2);
  jest.advanceTimersByTime(5000);
  fireEvent.click(card, { detail: 2 });
  expect(onCard).not.toHaveBeenCalled();
  fireEvent.click(card, { detail: 1 });
  fireEvent.click(card, { detail: 2 });
  expect(onCard).toHaveBeenCalledTimes(2);
});
