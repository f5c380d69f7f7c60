import { holdClock } from '../../../tests/support/clock';
import { expectConsole } from '../../../tests/support/expectConsole';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';
import type { FormSenders } from '../../domain/formSending';
import { submissionOf } from '../../domain/submission';
import { noSubmissionFields } from '../../domain/submissionForm';

import { selectSubmissionOutcomes, selectSubmissions, toolSubmitted } from './submissionsSlice';

const key = 'userSubmittedTools';
const success = 'Your tool was submitted successfully! Our team will review it soon.';
const fields = { ...noSubmissionFields, name: 'Granola', category: 'productivity-tools' };
const first = submissionOf(fields, '2026-11-20T10:00:00.000Z');
const second = submissionOf({ ...fields, name: 'Otter' }, '2026-11-21T10:00:00.000Z');

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

async function open(formSenders: FormSenders = {}) {
  const { store, notices } = createTestStore({ formSenders });
  const flush = await loadStoredState(store);
  holdClock();
  return {
    flush,
    said: () => notices.map(({ text }) => text),
    names: () => selectSubmissions(store.getState()).map(({ name }) => name),
    outcomeOf: (id: string) => selectSubmissionOutcomes(store.getState())[id],
    submit: (name: string, at: string) => store.dispatch(toolSubmitted({ ...fields, name }, at)).payload,
    settle: () => jest.advanceTimersByTimeAsync(500),
  };
}

// proves forms-17, storage-8, toasts-11
test('is pending, then saved: stored, listed, and the visitor is told', async () => {
  const { submit, settle, outcomeOf, names, said } = await open();
  const { id } = submit('Granola', first.submittedAt);
  expect(outcomeOf(id)).toBe('pending');
  expect(names()).toEqual([]);
  expect(said()).toEqual([]);
  await settle();
  expect(outcomeOf(id)).toBe('accepted');
  expect(names()).toEqual(['Granola']);
  expect(said()).toEqual([success]);
  expect(stored()).toEqual([first]);
});

// proves forms-17
test('the list shows the newest first, the store appends', async () => {
  const { submit, settle, names, flush } = await open();
  submit('Granola', first.submittedAt);
  await settle();
  submit('Otter', second.submittedAt);
  await settle();
  await flush();
  expect(names()).toEqual(['Otter', 'Granola']);
  expect(stored()).toEqual([first, second]);
});

test('what another tab stored meanwhile is kept', async () => {
  const { submit, settle, names, flush } = await open();
  localStorage.setItem(key, JSON.stringify([first]));
  submit('Otter', second.submittedAt);
  await settle();
  await flush();
  expect(names()).toEqual(['Otter', 'Granola']);
  expect(stored()).toEqual([first, second]);
});

// proves forms-16
test('a browser that takes nothing: failed, not listed, no success', async () => {
  const { submit, settle, outcomeOf, names, said } = await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { id } = submit('Granola', first.submittedAt);
  await settle();
  expect(outcomeOf(id)).toBe('failed');
  expect(names()).toEqual([]);
  expect(said()).toEqual([]);
  expect(stored()).toBeNull();
});

// proves forms-15, forms-16
test('one that fails says nothing of another that is still being sent', async () => {
  const answers: ((isAccepted: boolean) => void)[] = [];
  const { submit, outcomeOf } = await open({
    submission: () => new Promise((resolve) => answers.push(resolve)),
  });
  const ids = ['Granola', 'Otter'].map((name, day) => submit(name, `2026-11-2${day}T10:00:00.000Z`).id);
  const outcomes = () => ids.map(outcomeOf);
  expect(outcomes()).toEqual(['pending', 'pending']);
  answers[0]?.(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomes()).toEqual(['failed', 'pending']);
  answers[1]?.(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomes()).toEqual(['failed', 'failed']);
});

// proves forms-16, forms-17, storage-12
test('one that an endpoint accepted counts for the visit where the browser takes nothing', async () => {
  expectConsole('warn', /refuses to store more/);
  const { submit, settle, outcomeOf, names, said, flush } = await open({
    submission: () => Promise.resolve(true),
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { id } = submit('Granola', first.submittedAt);
  await settle();
  await flush();
  expect(outcomeOf(id)).toBe('accepted');
  expect(names()).toEqual(['Granola']);
  expect(said()).toEqual([
    success,
    "Changes can't be saved on this device. They last until you close this page.",
  ]);
});

// proves storage-8
test('nothing is stored while there is none', async () => {
  const { flush } = await open();
  await flush();
  expect(stored()).toBeNull();
});

// proves storage-8
test('a later visit lists what was stored, without the bad entries', async () => {
  expectConsole('warn', /Entry [23] of the stored userSubmittedTools/);
  localStorage.setItem(key, JSON.stringify([first, { id: 'user-2' }, 'Otter', second]));
  const { names } = await open();
  expect(names()).toEqual(['Otter', 'Granola']);
});

test.each([
  ['what cannot be parsed', '[{"id":"user-1', 'are no list'],
  ['what is no list', '{"id":"user-1"}', 'are no list'],
])('%s is ignored and logged', async (_, text, line) => {
  expectConsole('warn', line);
  localStorage.setItem(key, text);
  const { names } = await open();
  expect(names()).toEqual([]);
});
