import { holdClock } from '../../../tests/support/clock';
import { createTestStore } from '../../../tests/support/testStore';

import { newsletterSubmitted, selectIsSubmitting } from './newsletterSlice';

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
  const isSubmitting = () => selectIsSubmitting(store.getState(), 'footer');
  expect(isSubmitting()).toBe(false);
  store.dispatch(newsletterSubmitted('footer'));
  await jest.advanceTimersByTimeAsync(999);
  expect(isSubmitting()).toBe(true);
  expect(notices).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(isSubmitting()).toBe(false);
  expect(notices).toEqual([thanks]);
});

// proves forms-4
test('another form on the page does not look busy', () => {
  const { store } = createTestStore();
  store.dispatch(newsletterSubmitted('block'));
  expect(selectIsSubmitting(store.getState(), 'footer')).toBe(false);
  expect(selectIsSubmitting(store.getState(), 'block')).toBe(true);
});

// proves forms-4
test('a second form that is sent meanwhile leaves the first its second and its toast', async () => {
  const { store, notices, actions } = createTestStore();
  const submitting = () =>
    (['block', 'footer'] as const).filter((form) => selectIsSubmitting(store.getState(), form));
  store.dispatch(newsletterSubmitted('block'));
  await jest.advanceTimersByTimeAsync(500);
  store.dispatch(newsletterSubmitted('footer'));
  expect(submitting()).toEqual(['block', 'footer']);
  await jest.advanceTimersByTimeAsync(500);
  expect(submitting()).toEqual(['footer']);
  expect(notices).toEqual([thanks]);
  await jest.advanceTimersByTimeAsync(500);
  expect(submitting()).toEqual([]);
  expect(notices).toEqual([thanks, thanks]);
  expect(actions.filter(({ type }) => type.startsWith('newsletter/'))).toEqual([
    { type: 'newsletter/newsletterSubmitted', payload: 'block' },
    { type: 'newsletter/newsletterSubmitted', payload: 'footer' },
    { type: 'newsletter/newsletterSettled', payload: 'block' },
    { type: 'newsletter/newsletterSettled', payload: 'footer' },
  ]);
});
