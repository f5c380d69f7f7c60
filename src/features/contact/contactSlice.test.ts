import { holdClock } from '../../../tests/support/clock';
import { createTestStore } from '../../../tests/support/testStore';

import { messageSubmitted, selectHasFailed, selectIsSending } from './contactSlice';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Engines', message: 'Is there one?' };

beforeEach(() => {
  holdClock();
});

// proves forms-7, toasts-10
test('idle, sending for a second and a half, idle again with the toast', async () => {
  const { store, notices, actions } = createTestStore();
  const isSending = () => selectIsSending(store.getState());
  expect(isSending()).toBe(false);
  store.dispatch(messageSubmitted(message));
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

test('with an endpoint the message is sent to it; one that is not accepted is not settled', async () => {
  const contact = jest.fn(() => Promise.resolve(false));
  const { store, notices } = createTestStore({ formSenders: { contact } });
  store.dispatch(messageSubmitted(message));
  expect(selectIsSending(store.getState())).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(contact).toHaveBeenCalledWith(message);
  expect(selectIsSending(store.getState())).toBe(false);
  expect(selectHasFailed(store.getState())).toBe(true);
  expect(notices).toEqual([]);
  contact.mockResolvedValue(true);
  store.dispatch(messageSubmitted(message));
  expect(selectHasFailed(store.getState())).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(notices).toHaveLength(1);
});
