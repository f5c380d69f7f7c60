import { browserStorage } from './browserStorage';

test('stores, reads and removes plain texts', () => {
  expect(browserStorage.set('small', 'text')).toBe(true);
  expect(localStorage.getItem('small')).toBe('text');
  expect(browserStorage.get('small')).toBe('text');
  expect(browserStorage.set('small', null)).toBe(true);
  expect(browserStorage.get('small')).toBeNull();
});

test('a text that is there already is not written again', () => {
  browserStorage.set('small', 'text');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  expect(browserStorage.set('small', 'text')).toBe(true);
  expect(write).not.toHaveBeenCalled();
});

test('a full storage refuses and keeps what it has', () => {
  browserStorage.set('small', 'text');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(browserStorage.set('small', 'a longer text')).toBe(false);
  expect(browserStorage.get('small')).toBe('text');
});

test('a forbidden storage reads as empty, refuses texts, and needs no removals', () => {
  const forbidden = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(browserStorage.get('small')).toBeNull();
  expect(browserStorage.set('small', 'text')).toBe(false);
  expect(browserStorage.set('small', null)).toBe(true);
  forbidden.mockRestore();
});

afterEach(() => jest.restoreAllMocks());
