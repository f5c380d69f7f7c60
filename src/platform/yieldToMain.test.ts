import { yieldToMain } from './yieldToMain';

// proves delivery-11
test('resolves in a later task, after those that wait already', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('task'));
  void Promise.resolve().then(() => order.push('microtask'));
  await yieldToMain();
  expect(order).toEqual(['microtask', 'task']);
});
