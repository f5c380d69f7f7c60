import { shareOnDevice } from './share';

function provide(share: unknown): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const failing = (name: string) => () => Promise.reject(new DOMException('No', name));

test.each([
  ['missing', undefined, 'unavailable'],
  ['forbidden', failing('NotAllowedError'), 'unavailable'],
  ['put away', failing('AbortError'), 'closed'],
  ['there', () => Promise.resolve(), 'shared'],
])('a share sheet that is %s', async (_, share, outcome) => {
  provide(share);
  expect(await shareOnDevice({ title: 'Title', url: 'https://a.example' })).toBe(outcome);
});
