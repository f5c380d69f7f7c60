import { holdClock } from '../../../tests/support/clock';
import { createTestStore } from '../../../tests/support/testStore';
import { newsletterSubmitted, selectIsSubmitting } from './newsletterSlice';

beforeEach(() => {
  holdClock();
});

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
  expect(notices).toEqual([
    { kind: 'success', text: 'Success!', detail: "You've been subscribed to our newsletter." },
  ]);
});

test('another form on the page does not look busy', () => {
  const { store } = createTestStore();
  store.dispatch(newsletterSubmitted('block'));
  expect(selectIsSubmitting(store.getState(), 'footer')).toBe(false);
  expect(selectIsSubmitting(store.getState(), 'block')).toBe(true);
});
