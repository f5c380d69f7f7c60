import { copyText } from './clipboard';

function provide(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test.each([
  ['missing', undefined, false],
  ['forbidden', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }, false],
  ['there', { writeText: () => Promise.resolve() }, true],
])('a clipboard that is %s', async (_, clipboard, isCopied) => {
  provide(clipboard);
  expect(await copyText('text')).toBe(isCopied);
});
