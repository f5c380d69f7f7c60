import { renderHook } from '@testing-library/react';

import { isMotionReduced, useReducedMotion } from './useReducedMotion';

const usual = window.matchMedia.bind(window);

afterEach(() => {
  window.matchMedia = usual;
});

test('what the visitor has chosen counts', () => {
  window.matchMedia = (query) => Object.assign(usual(query), { matches: true });
  expect(isMotionReduced()).toBe(true);
  expect(renderHook(useReducedMotion).result.current).toBe(true);
});

test('a browser without media queries is taken to welcome motion', () => {
  Reflect.deleteProperty(window, 'matchMedia');
  expect(isMotionReduced()).toBe(false);
  expect(renderHook(useReducedMotion).result.current).toBe(false);
});
