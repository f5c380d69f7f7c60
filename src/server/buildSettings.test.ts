import { readBuildSettings, readCataloguePath, readVersusPageCount } from './buildSettings';

const read = (environment: Record<string, string | undefined>) =>
  readBuildSettings(environment, 'production');

const defaults = {
  apiBaseUrl: '',
  siteUrl: 'https://ai-toolshelf.example',
  contactEmail: 'hello@ai-toolshelf.example',
  contactPhone: '+1 (555) 010-0142',
  reduxDevtools: false,
  formEndpoints: {},
  isDemonstration: true,
};

// proves delivery-6
test('nothing set: the defaults', () => {
  expect(read({})).toEqual(defaults);
});

test('an empty value counts as not set', () => {
  expect(read({ API_BASE_URL: '', SITE_URL: ' ', CONTACT_EMAIL: '', REDUX_DEVTOOLS: '' })).toEqual(defaults);
});

// proves delivery-6
test('every value set', () => {
  expect(
    read({
      API_BASE_URL: 'https://api.example.com',
      SITE_URL: 'https://shelf.example.com',
      CONTACT_EMAIL: 'a@shelf.example.com',
      CONTACT_PHONE: '+49 30 1234',
      REDUX_DEVTOOLS: 'true',
      CONTACT_ENDPOINT: 'https://forms.example.com/contact',
      NEWSLETTER_ENDPOINT: 'https://forms.example.com/newsletter',
      SUBMISSION_ENDPOINT: 'https://forms.example.com/tools?from=site',
    }),
  ).toEqual({
    apiBaseUrl: 'https://api.example.com',
    siteUrl: 'https://shelf.example.com',
    contactEmail: 'a@shelf.example.com',
    contactPhone: '+49 30 1234',
    reduxDevtools: true,
    formEndpoints: {
      contact: 'https://forms.example.com/contact',
      newsletter: 'https://forms.example.com/newsletter',
      submission: 'https://forms.example.com/tools?from=site',
    },
    isDemonstration: false,
  });
});

test('another catalogue is no demonstration', () => {
  expect(read({ CATALOGUE: 'my-tools' }).isDemonstration).toBe(false);
});

// proves delivery-6
test('Redux DevTools are on in development, unless switched off', () => {
  expect(readBuildSettings({}, 'development').reduxDevtools).toBe(true);
  expect(readBuildSettings({ REDUX_DEVTOOLS: 'false' }, 'development').reduxDevtools).toBe(false);
});

test.each(['http://localhost:4000', 'https://api.example.com:8443'])('%p is an origin', (origin) => {
  expect(read({ API_BASE_URL: origin }).apiBaseUrl).toBe(origin);
});

test('a slash at the end of an origin is no fault', () => {
  expect(read({ API_BASE_URL: 'https://api.example.com/' }).apiBaseUrl).toBe('https://api.example.com');
});

// proves delivery-7
test.each([
  ['API_BASE_URL', 'api.example.com'],
  ['API_BASE_URL', 'ftp://api.example.com'],
  ['API_BASE_URL', 'javascript:alert(1)'],
  ['API_BASE_URL', 'https://api.example.com/v1'],
  ['API_BASE_URL', 'https://api.example.com?x=1'],
  ['API_BASE_URL', 'https://api.example.com#x'],
  ['API_BASE_URL', 'https://user:word@api.example.com'],
  ['SITE_URL', 'ai-toolshelf'],
  ['CONTACT_EMAIL', 'nobody'],
  ['REDUX_DEVTOOLS', 'yes'],
  ['CONTACT_ENDPOINT', 'forms.example.com'],
  ['NEWSLETTER_ENDPOINT', 'mailto:a@example.com'],
])('%s=%s stops the build with one line that names the variable', (name, value) => {
  let message = '';
  try {
    read({ [name]: value });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toContain(name);
  expect(message).not.toContain('\n');
});

// proves delivery-6
test.each([
  [undefined, undefined],
  [' ', undefined],
  [' ../tools.json ', '../tools.json'],
])('CATALOGUE=%p gives %p', (value, expected) => {
  expect(readCataloguePath({ CATALOGUE: value })).toBe(expected);
});

// proves delivery-6, versus-5
test('VERSUS_PAGES is a whole number, 2000 without one', () => {
  expect(readVersusPageCount({})).toBe(2000);
  expect(readVersusPageCount({ VERSUS_PAGES: ' 12 ' })).toBe(12);
  expect(readVersusPageCount({ VERSUS_PAGES: '0' })).toBe(0);
  expect(() => readVersusPageCount({ VERSUS_PAGES: 'all' })).toThrow(
    'VERSUS_PAGES must be a whole number, but is "all".',
  );
});
