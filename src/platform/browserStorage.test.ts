import { expectConsole } from '../../tests/support/expectConsole';

import { browserStorage } from './browserStorage';

const heard: boolean[] = [];
browserStorage.onRefusal((isRefusing) => heard.push(isRefusing));

/** A browser that refuses to store texts of more than some characters. */
function refuseOver(length: number): jest.SpyInstance {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (text.length > length) throw new DOMException('Full', 'QuotaExceededError');
    localStorage[key] = text;
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['small', 'large', 'other']) browserStorage.set(key, null);
  heard.splice(0);
});

test('stores, reads and removes plain texts', () => {
  browserStorage.set('small', 'text');
  expect(localStorage.getItem('small')).toBe('text');
  expect(browserStorage.get('small')).toBe('text');
  browserStorage.set('small', null);
  expect(browserStorage.get('small')).toBeNull();
});

test('a text that is there already is not written again', () => {
  browserStorage.set('small', 'text');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  browserStorage.set('small', 'text');
  expect(write).not.toHaveBeenCalled();
});

test('what was refused is stored as soon as the browser takes it, in its newest form', () => {
  expectConsole('warn', 'The browser refuses to store more');
  const refusing = refuseOver(5);
  browserStorage.set('large', 'first form');
  browserStorage.set('small', 'text');
  browserStorage.set('large', 'second form');
  expect(localStorage.getItem('large')).toBeNull();
  expect(localStorage.getItem('small')).toBe('text');
  expect(heard).toEqual([true]);

  refusing.mockRestore();
  browserStorage.retry();
  expect(localStorage.getItem('large')).toBe('second form');
  expect(heard).toEqual([true, false]);
});

test('the next write that succeeds brings along what waited', () => {
  expectConsole('warn', 'The browser refuses to store more');
  const refusing = refuseOver(5);
  browserStorage.set('large', 'a long text');
  refusing.mockRestore();
  browserStorage.set('other', 'text');
  expect(localStorage.getItem('large')).toBe('a long text');
});

test('stored at once or not at all: what is refused does not wait', () => {
  const refusing = refuseOver(5);
  expect(browserStorage.setNow('large', 'a long text')).toBe(false);
  refusing.mockRestore();
  browserStorage.retry();
  expect(localStorage.getItem('large')).toBeNull();
  expect(browserStorage.setNow('large', 'a long text')).toBe(true);
  expect(heard).toEqual([]);
});

test('a forbidden storage reads as empty, and refuses', () => {
  expectConsole('warn', 'The browser refuses to store more');
  const forbidden = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(browserStorage.get('small')).toBeNull();
  browserStorage.set('small', null);
  expect(heard).toEqual([]);
  browserStorage.set('small', 'text');
  expect(heard).toEqual([true]);
  forbidden.mockRestore();
});
