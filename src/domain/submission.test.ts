import { checkMessage, newMessage } from './contactMessage';
import { mergeSubmissions, parseSubmission, submissionOf } from './submission';
import { checkSubmission, emptySubmissionFields, noSubmissionFields } from './submissionForm';

const submittedAt = '2026-11-20T10:00:00.000Z';
const fields = {
  ...noSubmissionFields,
  name: 'Granola',
  websiteUrl: 'https://granola.example',
  description: 'Takes notes.',
  category: 'productivity-tools',
  email: 'jamie@granola.example',
};
const granola = submissionOf(fields, submittedAt);

describe('the submit form', () => {
  // proves forms-12
  test('is valid with its five required fields', () => {
    expect(checkSubmission(fields)).toEqual({});
    expect(emptySubmissionFields(fields)).toEqual({});
  });

  // proves forms-11
  test.each(['name', 'websiteUrl', 'description', 'category', 'email'] as const)('needs %s', (name) => {
    const without = { ...fields, [name]: ' ' };
    expect(Object.keys(checkSubmission(without))).toEqual([name]);
    expect(Object.keys(emptySubmissionFields(without))).toEqual([name]);
  });

  // proves forms-14
  test('a bad address or URL is wrong, but not empty', () => {
    const bad = { ...fields, websiteUrl: 'ftp://granola.example', email: 'jamie@granola' };
    expect(checkSubmission(bad)).toEqual({
      websiteUrl: 'Enter the full address, starting with https://',
      email: 'Enter a valid email address, like name@example.com',
    });
    expect(emptySubmissionFields(bad)).toEqual({});
  });
});

describe('the contact form', () => {
  // proves forms-5
  test('needs all of its fields', () => {
    expect(checkMessage(newMessage(''))).toEqual({
      name: 'Enter your name',
      email: 'Enter your email address',
      subject: 'Enter a subject',
      message: 'Write your message',
    });
  });

  test('has its own message for a bad email address', () => {
    expect(checkMessage({ name: 'Jamie', email: 'jamie', subject: 'A', message: 'B' })).toEqual({
      email: 'Enter a valid email address, like name@example.com',
    });
  });
});

describe('a submission', () => {
  // proves forms-17
  test("gets an id of the form 'user-{timestamp}', and texts without white space around them", () => {
    expect(submissionOf({ ...fields, name: '  Granola ' }, submittedAt)).toEqual({
      ...fields,
      id: 'user-1795168800000',
      submittedAt,
    });
  });

  test('is parsed as it was stored', () => {
    expect(parseSubmission(JSON.parse(JSON.stringify(granola)))).toEqual(granola);
  });

  test('gets empty texts for what is missing, and loses a dangerous address', () => {
    const raw = { id: 'user-1', name: 'Old', submittedAt, websiteUrl: 'javascript:alert(1)', industry: 7 };
    expect(parseSubmission(raw)).toEqual({
      ...noSubmissionFields,
      id: 'user-1',
      name: 'Old',
      submittedAt,
      industry: '7',
    });
  });

  // proves storage-11
  test('keeps an address without a scheme, which earlier versions took', () => {
    const raw = { ...granola, websiteUrl: 'www.granola.example' };
    expect(parseSubmission(raw)).toEqual(raw);
  });

  test.each([
    ['nothing', null],
    ['a text', 'Granola'],
    ['no id', { ...granola, id: '' }],
    ['no name', { ...granola, name: undefined }],
    ['no time', { ...granola, submittedAt: 'yesterday' }],
  ])('cannot be used with %s', (_, raw) => {
    expect(parseSubmission(raw)).toBeUndefined();
  });
});

test('two lists become one, each submission once, the oldest first', () => {
  const older = submissionOf({ ...fields, name: 'Older' }, '2026-11-19T10:00:00.000Z');
  const newer = submissionOf({ ...fields, name: 'Newer' }, '2026-11-21T10:00:00.000Z');
  expect(mergeSubmissions([newer, granola], [older, granola]).map(({ name }) => name)).toEqual([
    'Older',
    'Granola',
    'Newer',
  ]);
});
