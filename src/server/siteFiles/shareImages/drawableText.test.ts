import { drawableText } from './drawableText';

test.each([
  ['Copy.ai – “Łódź” & Việt №', 'Copy.ai – “Łódź” & Việt'],
  ['Яндекс Нейро', 'Яндекс Нейро'],
  ['豆包 Doubao 🚀', 'Doubao'],
  ['豆包', ''],
  ['Cafe\u0301', 'Café'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
