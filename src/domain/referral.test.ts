import { withReferral } from './referral';

// proves tool-9
test.each([
  ['https://tool.example', 'https://tool.example/?ref=ai-toolshelf'],
  ['https://tool.example/start', 'https://tool.example/start?ref=ai-toolshelf'],
  ['https://tool.example/?plan=team', 'https://tool.example/?plan=team&ref=ai-toolshelf'],
  ['https://tool.example/a?b=%20c#top', 'https://tool.example/a?b=%20c&ref=ai-toolshelf#top'],
  ['https://tool.example/#/app', 'https://tool.example/?ref=ai-toolshelf#/app'],
])('%p is visited as %p', (address, expected) => {
  expect(withReferral(address)).toBe(expected);
});

test.each(['', 'tool.example', '/start'])('%p leads nowhere', (address) => {
  expect(withReferral(address)).toBe('');
});
