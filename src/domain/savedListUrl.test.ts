import { sharedListOf, sharedListPath } from './savedListUrl';

const many = Array.from({ length: 60 }, (_, index) => `tool-${index}`);

// proves saved-31
test('the address of a list carries its first 50 slugs, each once', () => {
  expect(sharedListPath(['a', 'b', 'a', 'c d', 'x,y', ''])).toBe('/saved-tools?list=a,b,c%20d');
  expect(sharedListOf(new URL(sharedListPath(many), 'https://site.example').search)).toEqual(
    many.slice(0, 50),
  );
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
