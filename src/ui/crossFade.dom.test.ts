const link = document.createElement('a');
let crossFade: (link: HTMLAnchorElement, navigate: () => void) => void;
let now = 0;

/** Ends the fade that runs. */
let endFade: () => void;
/** Lets the browser take its picture of the old screen, then show the new one. */
let showNewScreen: () => void;

const startViewTransition = jest.fn((update: () => void) => {
  showNewScreen = update;
  const finished = new Promise<void>((resolve) => (endFade = resolve));
  return { ready: Promise.reject(new Error('skipped')), finished };
});

const transitionName = () => document.documentElement.style.viewTransitionName;

/** A navigation to a screen that takes some ms to render. */
const takes = (ms: number) => jest.fn(() => void (now += ms));

beforeEach(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  startViewTransition.mockClear();
  link.href = '/tools';
  Object.assign(document, { startViewTransition });
  jest.resetModules();
  ({ crossFade } = await import('./crossFade'));
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** The first navigation, which tells how fast the device is. */
async function navigateFirst(ms: number): Promise<void> {
  const navigate = takes(ms);
  crossFade(link, navigate);
  expect(navigate).toHaveBeenCalledTimes(1);
  await Promise.resolve();
}

// proves delivery-64
test('a fast device fades from the second navigation on, with the new screen live', async () => {
  await navigateFirst(20);
  expect(startViewTransition).not.toHaveBeenCalled();
  const navigate = takes(20);
  crossFade(link, navigate);
  expect(navigate).not.toHaveBeenCalled();
  expect(transitionName()).toBe('');
  showNewScreen();
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(transitionName()).toBe('none');
  endFade();
  await new Promise((resolve) => setTimeout(resolve));
  expect(transitionName()).toBe('');
});

test.each([
  ['a device that once was slow', 61],
  ['a device that is slow', 200],
])('%s navigates at once', async (_, ms) => {
  await navigateFirst(ms);
  await navigateFirst(1);
  await navigateFirst(1);
  expect(startViewTransition).not.toHaveBeenCalled();
});

test.each([
  ['screen', 0, 61],
  ['picture of the old screen', 50, 11],
])('a slow %s within a fade ends the fading', async (_, pictureMs, ms) => {
  await navigateFirst(20);
  crossFade(link, takes(ms));
  now += pictureMs;
  showNewScreen();
  endFade();
  await navigateFirst(1);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test('nothing fades on the way to another place of the same page', async () => {
  await navigateFirst(1);
  link.href = '#questions';
  await navigateFirst(1);
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('nothing fades for visitors who prefer reduced motion', async () => {
  window.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
  await navigateFirst(1);
  await navigateFirst(1);
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('a browser without view transitions navigates at once', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  await navigateFirst(1);
  await navigateFirst(1);
});
