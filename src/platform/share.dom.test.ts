import { shareOnDevice } from './share';

const page = { title: 'Title', url: 'https://a.example' };

/** Offers a share sheet that refuses to be called as a plain function, as a browser's does. */
function provide(answer: () => Promise<void>) {
  const share = jest.fn(function (this: unknown, _page: ShareData) {
    if (this !== navigator) throw new TypeError('Illegal invocation');
    return answer();
  });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const failing = (name: string) => () => Promise.reject(new DOMException('No', name));

test.each([
  ['forbidden', failing('NotAllowedError'), 'unavailable'],
  ['put away', failing('AbortError'), 'closed'],
  ['there', () => Promise.resolve(), 'shared'],
])('a share sheet that is %s gets title and address of the page', async (_, answer, outcome) => {
  const share = provide(answer);
  expect(await shareOnDevice(page)).toBe(outcome);
  expect(share.mock.calls).toEqual([[page]]);
});

test('a share sheet that is missing is unavailable', async () => {
  expect(await shareOnDevice(page)).toBe('unavailable');
});
