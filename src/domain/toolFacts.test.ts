import { parseTool } from './parseTool';
import { areFactsOld, cardStatusOf } from './toolFacts';

const factsOf = (record: object) => parseTool({ name: 'A', slug: 'a', ...record }, '').fields;

test('a field that a record does not have is left out', () => {
  expect(factsOf({})).not.toHaveProperty('pricingPlans');
  expect(factsOf({})).not.toHaveProperty('status');
});

// proves trust-5
test('plans: by request has the price null; what has no name, period, currency or has a negative price is dropped', () => {
  const plan = { name: 'Pro', price: 20, currency: 'usd', per: 'month', note: 'Daily work' };
  expect(
    factsOf({
      pricingPlans: [
        plan,
        { ...plan, name: 'Enterprise', price: null, note: undefined },
        { ...plan, name: '' },
        { ...plan, price: -1 },
        { ...plan, price: undefined },
        { ...plan, per: 'fortnight' },
        { ...plan, currency: 'dollars' },
        'Free',
      ],
    })?.pricingPlans,
  ).toEqual([
    { ...plan, currency: 'USD' },
    { ...plan, name: 'Enterprise', price: null, currency: 'USD', note: '' },
  ]);
});

test('sources: only http addresses, the day only when it is one', () => {
  const source = { title: 'Pricing', url: 'https://a.example/pricing', checkedAt: '2026-10-07' };
  expect(
    factsOf({
      sources: [
        source,
        { ...source, url: 'javascript:alert(1)' },
        { ...source, title: ' ' },
        { ...source, checkedAt: 'in autumn' },
        { ...source, checkedAt: '2026-02-31' },
      ],
    })?.sources,
  ).toEqual([source, { ...source, checkedAt: '' }, { ...source, checkedAt: '' }]);
});

test('attributes are yes or no, and keys are plain keys', () => {
  const raw = JSON.parse('{"api":"yes","sso":"no","export":"maybe","__proto__":"yes"}') as object;
  expect(factsOf({ attributes: raw })?.attributes).toEqual({ api: 'yes', sso: 'no' });
});

test('a status of a known kind; null takes one away; another kind is left out', () => {
  expect(
    factsOf({ status: { kind: 'renamed', at: '2026-06-02', note: 'Called Windsurf until then' } })?.status,
  ).toEqual({
    kind: 'renamed',
    at: '2026-06-02',
    note: 'Called Windsurf until then',
    successor: '',
  });
  expect(factsOf({ status: null })?.status).toBeNull();
  expect(factsOf({ status: { kind: 'asleep' } })).not.toHaveProperty('status');
});

test('an alternative has a slug, each once, and a reason', () => {
  const again = { slug: 'b', why: 'Again.' };
  expect(
    factsOf({ alternatives: [{ slug: 'b', why: 'Cheaper.' }, again, { slug: 'c' }, { why: 'x' }] })
      ?.alternatives,
  ).toEqual([{ slug: 'b', why: 'Cheaper.' }]);
});

// proves trust-9
test('facts are old after 180 days; without a day or a time they are not', () => {
  expect(areFactsOld('2026-05-05', '2026-11-01T00:00:00Z')).toBe(false);
  expect(areFactsOld('2026-05-05', '2026-11-01T00:00:01Z')).toBe(true);
  expect(areFactsOld('', '2026-11-01T00:00:00Z')).toBe(false);
  expect(areFactsOld('2026-05-05', '')).toBe(false);
});

const now = '2026-11-22T12:00:00Z';
const ended = { kind: 'discontinued', at: '2020-01-01', note: '', successor: '' } as const;
const plain = { status: null, factsCheckedAt: '2026-11-01', trending: false };

// proves trust-16
test.each([
  ['Discontinued', 'error', { ...plain, status: ended, factsCheckedAt: '2025-01-01' }],
  ['Facts 200 days old', 'warning', { ...plain, factsCheckedAt: '2026-05-06', trending: true }],
  [
    'Renamed',
    'neutral',
    { ...plain, status: { ...ended, kind: 'renamed', at: '2026-06-01' }, trending: true },
  ],
  ['Acquired', 'neutral', { ...plain, status: { ...ended, kind: 'acquired', at: '2026-06-01' } }],
  ['Trending', 'neutral', { ...plain, status: { ...ended, kind: 'renamed' }, trending: true }],
  ['Trending', 'neutral', { ...plain, status: { ...ended, kind: 'acquired', at: '' }, trending: true }],
] as const)('a card says %p, %p', (text, tone, tool) => {
  expect(cardStatusOf(tool, now)).toEqual({ text, tone });
});

test('an ordinary tool has no status; while the time is unknown nothing is old', () => {
  expect(cardStatusOf(plain, now)).toBeUndefined();
  expect(cardStatusOf({ ...plain, factsCheckedAt: '2020-01-01' }, '')).toBeUndefined();
});

// proves trust-16
test('a purchase without a day is not in the last year', () => {
  expect(cardStatusOf({ ...plain, status: { ...ended, kind: 'acquired', at: '' } }, now)).toBeUndefined();
});
