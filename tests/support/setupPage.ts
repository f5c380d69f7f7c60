import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

import { withoutOwnerStacks } from './ownerStacks';
import { withoutStyles } from './styles';
import { atTestEnd } from './testEnd';

configure({
  // Ends a test that fails; one that passes never waits so long, also on a busy machine.
  asyncUtilTimeout: 20_000,
  // The whole page would hide the relevant output.
  getElementError: (message) => new Error((message ?? 'Not found').slice(0, 1500)),
});

/** jsdom has no layout: simulates a window of 1280 px without scrolling and with animations allowed. */
const windowWidth = 1280;

function matches(query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  if (bounds.length === 0) return false;
  return bounds.every(([, side, width]) =>
    side === 'min' ? windowWidth >= Number(width) : windowWidth <= Number(width),
  );
}

withoutOwnerStacks();
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: matches(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  withoutStyles();
  atTestEnd(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-theme');
  });
});
