import { abortable } from './abortable';

const failure = new Error('Broken');

test('the outcome of the promise, while nobody aborts', async () => {
  const { signal } = new AbortController();
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(failure);
});

test('an abort rejects with its reason, before and while it waits', async () => {
  const leaving = new AbortController();
  const waiting = abortable(new Promise(() => undefined), leaving.signal);
  leaving.abort(failure);
  await expect(waiting).rejects.toBe(failure);
  await expect(abortable(Promise.resolve(1), leaving.signal)).rejects.toBe(failure);
});
