import { holdClock } from '../../../tests/support/clock';
import { createTestStore } from '../../../tests/support/testStore';

import { messageSubmitted, selectIsSending } from './contactSlice';

beforeEach(() => {
  holdClock();
});

// proves forms-7, toasts-10
test('idle, sending for a second and a half, idle again with the toast', async () => {
  const { store, notices, actions } = createTestStore();
  const isSending = () => selectIsSending(store.getState());
  expect(isSending()).toBe(false);
  store.dispatch(messageSubmitted());
  await jest.advanceTimersByTimeAsync(1499);
  expect(isSending()).toBe(true);
  expect(notices).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(isSending()).toBe(false);
  expect(notices).toEqual([
    {
      kind: 'success',
      text: 'Message Sent',
      detail: "Thank you for contacting us. We'll respond shortly.",
    },
  ]);
  expect(actions.map(({ type }) => type).slice(-2)).toEqual([
    'contact/messageSubmitted',
    'contact/messageSettled',
  ]);
});
