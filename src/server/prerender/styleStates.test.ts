import { isFor, isOfState, presentIn, rulesIn, ruleTexts } from './styleStates';

const atFirst = (css: string, html = '') => ruleTexts(rulesIn(css).filter(isFor(presentIn(html))));
const ofStates = (css: string) => ruleTexts(rulesIn(css).filter(isOfState));

// proves delivery-58
describe('the rules of a class', () => {
  test.each([
    ['.a{top:0}'],
    ['.a>svg{top:0}'],
    ['.a::before{content:""}'],
    ['*:where([data-theme="dark"]) .a{top:0}'],
    ['@media (min-width: 900px){.a{top:0}}'],
    ['@media print,(max-width:767.95px){.a{top:0}}'],
    ['@media print, (scripting: none){.a{top:0}}'],
    ['@media (prefers-reduced-motion: reduce){.a{animation:none;}}'],
    ['.a:not([data-on]){top:0}'],
    ['.a:has(> input:focus){top:0}'],
    ['@supports (top: 0){@media print{.a{top:0}}.a{top:1px}}'],
  ])('are for each of its elements: %s', (css) => {
    expect(atFirst(css).length).toBeGreaterThan(0);
  });

  test.each([
    ['.a:hover{top:0}'],
    ['.a:active>svg{top:0}'],
    ['.a.Mui-disabled{top:0}'],
    ['.a .MuiChip-icon{top:0}'],
    ['.a[data-on]{top:0}'],
    ['*:where([data-theme="dark"]) .a[data-on]{top:0}'],
    ['@media (hover: none){.a:hover{top:0}}'],
    ['@media print{.a{top:0}}'],
    ['@media (prefers-reduced-motion: reduce){.a{transition:none;}}'],
    ['.a::-moz-focus-inner{top:0}'],
  ])('are for those in a state: %s', (css) => {
    expect(atFirst(css)).toBe('');
    expect(ofStates(css)).toBe(css);
  });

  test('are at first those of the states that something is in', () => {
    const css = '.a[aria-current]{top:0}.a.Mui-selected{top:1px}.a.Mui-selected[aria-current]{top:2px}';
    expect(atFirst(css, '<a aria-current="page">Mui-selected</a>')).toBe('.a[aria-current]{top:0}');
    expect(atFirst(css, '<a class="b Mui-selected">')).toBe('.a.Mui-selected{top:1px}');
    expect(atFirst(css, '<a class="Mui-selected" aria-current>')).toBe(css);
  });

  test('show the focus of the keyboard from the first paint on', () => {
    const css = '.a.Mui-focusVisible,.a:focus-visible{outline:2px solid}';
    expect(atFirst(css)).toBe(css);
  });

  test('of a list are told apart by its selectors, whose parentheses may have commas', () => {
    const css = '.a,.a:is(b,:where(c,d)),.a[data-on]{top:0}';
    expect(atFirst(css)).toBe('.a,.a:is(b,:where(c,d)){top:0}');
    expect(ofStates(css)).toBe('.a[data-on]{top:0}');
  });

  test('of an at-rule stand in it together', () => {
    const css = '@media (hover: hover){.a{top:0}.a:hover{top:1px}.a>b{top:2px}.a:active{top:3px}}';
    expect(atFirst(css)).toBe('@media (hover: hover){.a{top:0}.a>b{top:2px}}');
    expect(ofStates(css)).toBe('@media (hover: hover){.a:hover{top:1px}.a:active{top:3px}}');
    expect(ruleTexts(rulesIn(`.a{top:0}${css}.a{left:0}`))).toBe(`.a{top:0}${css}.a{left:0}`);
  });
});
