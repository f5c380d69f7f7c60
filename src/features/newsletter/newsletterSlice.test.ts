import { holdClock } from '../../../tests/support/clock';
import { routeTo } from '../../../tests/support/routeTo';
import { createTestStore } from '../../../tests/support/testStore';

import { newsletterSubmitted, selectNewsletterStatus } from './newsletterSlice';

const thanks = {
  kind: 'success',
  text: 'Success!',
  detail: "You've been subscribed to our newsletter.",
};

beforeEach(() => {
  holdClock();
});

// proves forms-2, toasts-9
test('idle, submitting for a second, idle again with the toast', async () => {
  const { store, notices } = createTestStore();
  const status = () => selectNewsletterStatus(store.getState(), 'footer');
  expect(status()).toBe('idle');
  store.dispatch(newsletterSubmitted('footer', 'ada@example.com'));
  await jest.advanceTimersByTimeAsync(999);
  expect(status()).toBe('submitting');
  expect(notices).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toBe('idle');
  expect(notices).toEqual([thanks]);
});

// proves forms-4
test('another form on the page does not look busy', () => {
  const { store } = createTestStore();
  store.dispatch(newsletterSubmitted('block', 'ada@example.com'));
  expect(selectNewsletterStatus(store.getState(), 'footer')).toBe('idle');
  expect(selectNewsletterStatus(store.getState(), 'block')).toBe('submitting');
});

// proves forms-4
test('a second form that is sent meanwhile leaves the first its second and its toast', async () => {
  const { store, notices, actions } = createTestStore();
  const submitting = () =>
    (['block', 'footer'] as const).filter(
      (form) => selectNewsletterStatus(store.getState(), form) === 'submitting',
    );
  store.dispatch(newsletterSubmitted('block', 'ada@example.com'));
  await jest.advanceTimersByTimeAsync(500);
  store.dispatch(newsletterSubmitted('footer', 'ada@example.com'));
  expect(submitting()).toEqual(['block', 'footer']);
  await jest.advanceTimersByTimeAsync(500);
  expect(submitting()).toEqual(['footer']);
  expect(notices).toEqual([thanks]);
  await jest.advanceTimersByTimeAsync(500);
  expect(submitting()).toEqual([]);
  expect(notices).toEqual([thanks, thanks]);
  expect(actions.filter(({ type }) => type.startsWith('newsletter/'))).toEqual([
    newsletterSubmitted('block', 'ada@example.com'),
    newsletterSubmitted('footer', 'ada@example.com'),
    { type: 'newsletter/newsletterAccepted', payload: 'block' },
    { type: 'newsletter/newsletterAccepted', payload: 'footer' },
  ]);
});

test('with an endpoint the address is sent to it, and counts when it was accepted', async () => {
  const sent: object[] = [];
  const newsletter = (fields: object) => {
    sent.push(fields);
    return Promise.resolve(sent.length > 1);
  };
  const { store, notices } = createTestStore({ formSenders: { newsletter } });
  const status = () => selectNewsletterStatus(store.getState(), 'rail');
  store.dispatch(newsletterSubmitted('rail', 'ada@example.com'));
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('failed');
  expect(notices).toEqual([]);
  store.dispatch(newsletterSubmitted('rail', 'ada@example.com'));
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('idle');
  expect(notices).toEqual([thanks]);
  expect(sent).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com' }]);
});

// proves toasts-25
test.each(['REPLACE', 'PUSH'] as const)(
  'an error is shown once when the list changes its query by %s',
  async (navigation) => {
    const newsletter = () => Promise.resolve(false);
    const { store, notices } = createTestStore({ formSenders: { newsletter } });
    store.dispatch(routeTo('/tools'));
    store.dispatch(newsletterSubmitted('footer', 'ada@example.com'));
    store.dispatch(routeTo('/tools?page=2', navigation));
    await jest.advanceTimersByTimeAsync(0);
    expect(selectNewsletterStatus(store.getState(), 'footer')).toBe('failed');
    expect(notices).toEqual([]);
  },
);

// proves toasts-25
test('an error stays beside its address when the URL is replaced, and goes with the page', async () => {
  const newsletter = () => Promise.resolve(false);
  const { store } = createTestStore({ formSenders: { newsletter } });
  const status = () => selectNewsletterStatus(store.getState(), 'footer');
  store.dispatch(routeTo('/saved-tools'));
  store.dispatch(newsletterSubmitted('footer', 'ada@example.com'));
  await jest.advanceTimersByTimeAsync(0);
  store.dispatch(routeTo('/saved-tools', 'REPLACE'));
  expect(status()).toBe('failed');
  store.dispatch(routeTo('/about'));
  expect(status()).toBe('idle');
});

// proves toasts-25
test('a toast says that an address was not accepted after the visitor has left the screen', async () => {
  const newsletter = () => Promise.resolve(false);
  const { store, notices } = createTestStore({ formSenders: { newsletter } });
  store.dispatch(newsletterSubmitted('block', 'ada@example.com'));
  store.dispatch(routeTo('/about'));
  await jest.advanceTimersByTimeAsync(0);
  expect(notices).toEqual([
    { kind: 'error', text: 'Your address could not be sent. Please try again later.' },
  ]);
});
