import { holdClock } from '../../../tests/support/clock';
import { createTestStore } from '../../../tests/support/testStore';

import { messageSubmitted, selectMessageOutcomes } from './contactSlice';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Engines', message: 'Is there one?' };

beforeEach(() => {
  holdClock();
});

// proves forms-7, toasts-10
test('sending for a second and a half, then accepted, with the toast', async () => {
  const { store, notices, actions } = createTestStore();
  const { payload: id } = store.dispatch(messageSubmitted(message));
  const outcome = () => selectMessageOutcomes(store.getState())[id];
  await jest.advanceTimersByTimeAsync(1499);
  expect(outcome()).toBe('pending');
  expect(notices).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('accepted');
  expect(notices).toEqual([
    {
      kind: 'success',
      text: 'Message Sent',
      detail: "Thank you for contacting us. We'll respond shortly.",
    },
  ]);
  expect(actions.map(({ type }) => type).slice(-2)).toEqual([
    'contact/messageSubmitted',
    'contact/messageAccepted',
  ]);
});

test('with an endpoint the message is sent to it; one that is not accepted is not settled', async () => {
  const contact = jest.fn(() => Promise.resolve(false));
  const { store, notices } = createTestStore({ formSenders: { contact } });
  const send = () => store.dispatch(messageSubmitted(message)).payload;
  const outcomeOf = (id: string) => selectMessageOutcomes(store.getState())[id];
  const first = send();
  expect(outcomeOf(first)).toBe('pending');
  await jest.advanceTimersByTimeAsync(0);
  expect(contact).toHaveBeenCalledWith(message);
  expect(outcomeOf(first)).toBe('failed');
  expect(notices).toEqual([]);
  contact.mockResolvedValue(true);
  const second = send();
  expect(outcomeOf(second)).toBe('pending');
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomeOf(second)).toBe('accepted');
  expect(notices).toHaveLength(1);
});
