import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MouseEvent, Profiler } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';

import { SiteLink } from './SiteLink';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function renderLink(to: string, onClick?: (event: MouseEvent) => void) {
  const rendered = jest.fn();
  render(
    <BrowserRouter>
      <Place />
      <Profiler id="link" onRender={rendered}>
        <SiteLink to={to} {...(onClick && { onClick })}>
          Go
        </SiteLink>
      </Profiler>
    </BrowserRouter>,
  );
  return { link: screen.getByRole('link', { name: 'Go' }), rendered };
}

const place = () => screen.getByRole('status').textContent;

beforeEach(() => window.history.replaceState(null, '', '/from?page=2'));

test('a click goes to its path, without another render of the link', async () => {
  const { link, rendered } = renderLink('/tools?search=a#b');
  expect(link).toHaveAttribute('href', '/tools?search=a#b');
  const entries = window.history.length;
  await userEvent.click(link);
  expect(place()).toBe('/tools?search=a#b');
  expect(window.history.length).toBe(entries + 1);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a second click on it adds no entry to the history', async () => {
  const { link } = renderLink('/tools');
  await userEvent.click(link);
  const entries = window.history.length;
  await userEvent.click(link);
  expect(window.history.length).toBe(entries);
  act(() => window.history.back());
  expect(await screen.findByText('/from?page=2')).toBeInTheDocument();
});

test.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])('with %s the browser opens it', async (key) => {
  const { link } = renderLink('/tools');
  const events: boolean[] = [];
  window.addEventListener(
    'click',
    (event) => {
      events.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  const user = userEvent.setup();
  await user.keyboard(key);
  await user.click(link);
  expect(events).toEqual([false]);
  expect(place()).toBe('/from?page=2');
});

test('a handler that prevents the default keeps the page', async () => {
  const { link } = renderLink('/tools', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(place()).toBe('/from?page=2');
});
