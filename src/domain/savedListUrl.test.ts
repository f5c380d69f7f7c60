import { sharedList, sharedListOf } from './savedListUrl';

const many = Array.from({ length: 60 }, (_, index) => `tool-${index}`);

// proves saved-31
test('the address of a list carries its first 50 slugs, each once', () => {
  expect(sharedList(['a', 'b', 'a', 'c d', 'x,y', ''])).toEqual({
    path: '/saved-tools?list=a,b,c%20d',
    count: 3,
  });
  const { path, count } = sharedList(many);
  expect(count).toBe(50);
  expect(sharedListOf(new URL(path, 'https://site.example').search)).toEqual(many.slice(0, 50));
});

// proves saved-31
test('it carries fewer when their slugs are so long that a host would refuse the address', () => {
  const long = many.map((slug) => `画像生成ツール比較一覧-${slug}`);
  const { path, count } = sharedList(long);
  expect(path.length).toBeLessThanOrEqual(4000);
  expect(sharedListOf(new URL(path, 'https://site.example').search)).toEqual(long.slice(0, count));
  const next = encodeURIComponent(long[count] ?? '');
  expect(path.length + 1 + next.length).toBeGreaterThan(4000);
});

// proves saved-31
test.each([
  ['', undefined],
  ['?search=a', undefined],
  ['?list=', []],
  ['?list=,%20,,', []],
  ['?list=a,b,a', ['a', 'b']],
  ['?list=a%2Cb', ['a', 'b']],
  [`?list=${'x'.repeat(201)},b`, ['b']],
  ['?list=%E0%A4%A,b', ['\ufffd%A', 'b']],
  [`?list=${many.join(',')}`, many.slice(0, 50)],
])('%j names %j', (search, slugs) => {
  expect(sharedListOf(search)).toEqual(slugs);
});
