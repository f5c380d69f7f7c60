import { csvOf } from './csv';

const cellOf = (text: string) => csvOf([[text]]).slice(1, -2);

// proves saved-29
test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['a = b', 'a = b'],
  ['one, two', '"one, two"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('the cell %j is written as %j', (text, written) => {
  expect(cellOf(text)).toBe(written);
});

test('rows end with a line break, and the file begins with a byte order mark', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('\ufeffa,b\r\n1,2\r\n');
});
