import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { settings } from '../src/domain/settings';

import { holdClock } from './support/clock';
import { type App, renderApp } from './support/renderApp';

const box = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const metaOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

async function open(path: string): Promise<App> {
  const app = await renderApp(path, { advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms).then() });
  holdClock(new Date('2026-11-20T10:00:00.000Z'));
  return app;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function write(texts: Record<string, string>) {
  for (const [name, value] of Object.entries(texts)) fireEvent.change(box(name), { target: { value } });
}

const submission = {
  'Tool name': 'Granola',
  'Website URL': 'https://granola.example',
  Description: 'Takes notes in your meetings.',
  'Your email': 'jamie@granola.example',
};

function fillSubmission() {
  write(submission);
  fireEvent.change(choice('Category'), { target: { value: 'productivity-tools' } });
}

/** A sender that answers when it is told to. */
function heldSender() {
  let answer: (isAccepted: boolean) => void = () => undefined;
  const send = () => new Promise<boolean>((resolve) => (answer = resolve));
  return { send, answer: (isAccepted: boolean) => act(() => answer(isAccepted)) };
}

async function submitWhileStorageIsFull({ user }: App) {
  fillSubmission();
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(button('Submit Tool'));
  await pass(500);
  return storage;
}

describe('contact', () => {
  const message = {
    Name: 'Jamie',
    Email: 'jamie@granola.example',
    Subject: 'A correction',
    Message: 'The price is out of date.',
  };

  // proves forms-7, toasts-10
  test('sends nothing, says so with a toast, and is empty again with the focus in Name', async () => {
    const app = await open('/contact');
    expect(title()).toBe('Contact');
    write(message);
    await app.user.click(button('Send Message'));
    expect(button('Sending...')).toBeDisabled();
    await pass(1499);
    expect(app.toasts()).toEqual([]);
    expect(box('Message')).toHaveValue(message.Message);
    await pass(1);
    expect(app.toasts()).toEqual(['Message Sent']);
    expect(button('Send Message')).toBeEnabled();
    for (const name of Object.keys(message)) {
      expect(box(name)).toHaveValue('');
      expect(box(name)).not.toBeInvalid();
    }
    expect(box('Name')).toHaveFocus();
  });

  // proves forms-7
  test('a double click on the button moves the focus as a single one does', async () => {
    await open('/contact');
    write(message);
    fireEvent.click(button('Send Message'));
    fireEvent.pointerDown(button('Sending...'));
    act(() => document.querySelector('main')?.focus());
    await pass(1500);
    expect(box('Name')).toHaveFocus();
  });

  // proves accessibility-10, design-4, forms-5
  test('an empty form is refused: every field says what it needs, the first has the focus', async () => {
    const app = await open('/contact');
    expect(box('Name')).toBeRequired();
    await app.user.click(button('Send Message'));
    expect(button('Send Message')).toBeEnabled();
    expect(box('Name')).toHaveFocus();
    expect(box('Name')).toHaveAccessibleDescription('Enter your name');
    expect(box('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(box('Subject')).toHaveAccessibleDescription('Enter a subject');
    expect(box('Message')).toHaveAccessibleDescription('Write your message');
    await pass(2000);
    expect(app.toasts()).toEqual([]);
  });

  // proves forms-8
  test('nothing leaves the browser', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const requested = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const app = await open('/contact');
    write(message);
    await app.user.click(button('Send Message'));
    await pass(1500);
    expect(app.toasts()).toEqual(['Message Sent']);
    expect(fetched).not.toHaveBeenCalled();
    expect(requested).not.toHaveBeenCalled();
  });

  // proves forms-6
  test('a bad address is refused; no text is too long', async () => {
    const app = await open('/contact');
    write({ ...message, Email: 'jamie' });
    await app.user.click(button('Send Message'));
    expect(button('Send Message')).toBeEnabled();
    expect(box('Email')).toHaveAccessibleDescription('Enter a valid email address, like name@example.com');
    await pass(2000);
    expect(app.toasts()).toEqual([]);
    for (const name of Object.keys(message)) {
      expect(box(name)).not.toHaveAttribute('maxlength');
      expect(box(name)).not.toHaveAttribute('minlength');
    }
    write({ Name: 'J', Email: 'j@x.example', Subject: 'S'.repeat(500), Message: 'M'.repeat(50_000) });
    await app.user.click(button('Send Message'));
    expect(button('Sending...')).toBeDisabled();
  });

  test('an error shows once a field was typed in and left, and goes as soon as the value is right', async () => {
    const app = await open('/contact');
    await app.user.click(box('Email'));
    await app.user.tab();
    expect(box('Email')).not.toBeInvalid();
    await app.user.type(box('Email'), 'jamie@granola');
    expect(box('Email')).not.toBeInvalid();
    await app.user.tab();
    expect(box('Email')).toBeInvalid();
    expect(box('Email')).toHaveAccessibleDescription('Enter a valid email address, like name@example.com');
    await app.user.type(box('Email'), '.example');
    expect(box('Email')).not.toBeInvalid();
    expect(box('Email')).toHaveAccessibleDescription('');
    // Typed anew, it says nothing until it is left again.
    await app.user.type(box('Email'), '@');
    expect(box('Email')).toHaveAttribute('aria-invalid', 'false');
    await app.user.tab();
    expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  // proves routes-8
  test('the address gives the subject, and leaves the focus alone', async () => {
    await open('/contact?subject=Premium%20Listing');
    expect(box('Subject')).toHaveValue('Premium Listing');
    expect(document.body).toHaveFocus();
  });

  // proves forms-9
  test('shows mail, phone, hours and three links without a target', async () => {
    await open('/contact');
    const facts = within(screen.getByRole('complementary'));
    expect(facts.getByRole('link', { name: settings.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${settings.contactEmail}`,
    );
    expect(facts.getByRole('link', { name: settings.contactPhone })).toHaveAttribute(
      'href',
      'tel:+15550100142',
    );
    expect(facts.getByText('Monday-Friday 9AM-5PM EST')).toBeVisible();
    for (const name of ['X', 'LinkedIn', 'Facebook']) {
      const link = facts.getByRole('link', { name });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    }
  });
});

describe('submit a tool', () => {
  const incomplete = 'Please fill in all required fields.';
  const success = 'Your tool was submitted successfully! Our team will review it soon.';
  const failure = 'Something went wrong. Please try again later.';

  // proves forms-10, forms-15, toasts-11
  test('saves the tool, empties the form, and lists it below with its badge', async () => {
    const app = await open('/submit-tool');
    expect(screen.queryByRole('heading', { name: 'Your submissions' })).not.toBeInTheDocument();
    fillSubmission();
    await app.user.selectOptions(choice('Use case'), 'Content Writing');
    await app.user.selectOptions(choice('Industry'), 'Writers');
    await app.user.type(box('Pricing'), 'Free');
    await app.user.click(button('Submit Tool'));
    expect(button('Submitting...')).toBeDisabled();
    await pass(500);
    expect(button('Submit Tool')).toBeEnabled();
    expect(app.toasts()).toEqual([success]);
    for (const name of [...Object.keys(submission), 'Pricing']) expect(box(name)).toHaveValue('');
    for (const name of ['Category', 'Use case', 'Industry']) expect(choice(name)).toHaveValue('');
    const own = screen.getByRole('region', { name: 'Your submissions' });
    expect(within(own).getByRole('heading', { name: 'Your submissions' })).toHaveFocus();
    const item = within(own).getByRole('listitem');
    expect(within(item).getByRole('heading', { name: 'Granola' })).toBeVisible();
    expect(within(item).getByText('User submitted')).toBeVisible();
    expect(item).toHaveTextContent('November 20, 2026');
    const stored = JSON.parse(localStorage.getItem('userSubmittedTools') ?? '[]') as unknown[];
    expect(stored).toEqual([
      {
        name: 'Granola',
        websiteUrl: 'https://granola.example',
        description: 'Takes notes in your meetings.',
        category: 'productivity-tools',
        pricing: 'Free',
        useCase: 'content-writing',
        industry: 'writers',
        email: 'jamie@granola.example',
        id: expect.stringMatching(/^user-\d+$/) as string,
        submittedAt: expect.stringContaining('2026-11-20T10:') as string,
      },
    ]);
  });

  test('the newest stands first', async () => {
    const app = await open('/submit-tool');
    for (const name of ['First', 'Second']) {
      fillSubmission();
      write({ 'Tool name': name });
      await app.user.click(button('Submit Tool'));
      await pass(500);
    }
    const own = screen.getByRole('region', { name: 'Your submissions' });
    expect(
      within(own)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Second', 'First']);
  });

  // proves forms-11, forms-13
  test.each(['Tool name', 'Website URL', 'Description', 'Category', 'Your email'])(
    'without %s it is refused with the sentence, and nothing is saved',
    async (name) => {
      const app = await open('/submit-tool');
      fillSubmission();
      const field = name === 'Category' ? choice(name) : box(name);
      fireEvent.change(field, { target: { value: '' } });
      await app.user.click(button('Submit Tool'));
      expect(screen.getByRole('alert')).toHaveTextContent(incomplete);
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(field).toHaveAttribute('aria-required', 'true');
      await pass(1000);
      expect(localStorage.getItem('userSubmittedTools')).toBeNull();
      fireEvent.change(field, {
        target: {
          value: name === 'Category' ? 'productivity-tools' : submission[name as keyof typeof submission],
        },
      });
      expect(field).not.toBeInvalid();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  // proves forms-14
  test('a bad URL and a bad address have messages of their own, without the sentence', async () => {
    const app = await open('/submit-tool');
    fillSubmission();
    write({ 'Website URL': 'granola.example', 'Your email': 'jamie' });
    await app.user.click(button('Submit Tool'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(box('Website URL')).toHaveFocus();
    expect(box('Website URL')).toHaveAccessibleDescription('Enter the full address, starting with https://');
    expect(box('Your email')).toHaveAccessibleDescription(
      'Enter a valid email address, like name@example.com',
    );
    await pass(1000);
    expect(app.toasts()).toEqual([]);
  });

  // proves accessibility-10, forms-10, forms-12
  test('optional fields are not required, and say so', async () => {
    await open('/submit-tool');
    for (const field of [box('Pricing'), choice('Use case'), choice('Industry')]) {
      expect(field).not.toBeRequired();
      expect(field).toHaveAccessibleDescription('Optional');
    }
    expect(within(choice('Category')).getAllByRole('option')).toHaveLength(27);
    expect(within(choice('Use case')).getAllByRole('option')).toHaveLength(7);
    expect(within(choice('Industry')).getAllByRole('option')).toHaveLength(7);
  });

  // proves forms-16
  test('when saving fails the sentence shows, the form keeps its content, and nothing is listed', async () => {
    const app = await open('/submit-tool');
    const storage = await submitWhileStorageIsFull(app);
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(button('Submit Tool')).toHaveFocus();
    for (const [name, text] of Object.entries(submission)) expect(box(name)).toHaveValue(text);
    expect(choice('Category')).toHaveValue('productivity-tools');
    expect(screen.queryByRole('region', { name: 'Your submissions' })).not.toBeInTheDocument();
    expect(app.toasts()).toEqual([]);
    // Typing on is not disturbed, and the next attempt may succeed.
    await app.user.type(box('Tool name'), ' 2');
    expect(box('Tool name')).toHaveFocus();
    storage.mockRestore();
    await app.user.click(button('Submit Tool'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(500);
    expect(app.toasts()).toEqual([success]);
    expect(screen.getByRole('heading', { name: 'Granola 2' })).toBeVisible();
  });
});

// proves forms-18
describe('what is typed and not sent', () => {
  const message = {
    Name: 'Jamie',
    Email: 'jamie@granola.example',
    Subject: 'A correction',
    Message: 'A price.',
  };
  const notSent = `Your message could not be sent. Please try again later, or write to ${settings.contactEmail}.`;

  async function leave({ user }: Pick<App, 'user'>): Promise<void> {
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Blog' }));
    await screen.findByRole('heading', { level: 1, name: 'Blog' });
  }

  async function comeBack({ goBack }: App): Promise<void> {
    goBack();
    await screen.findByRole('button', { name: /^Send Message$|^Submit Tool$|^Sending|^Submitting/ });
  }

  async function leaveAndReturn(app: App): Promise<void> {
    await leave(app);
    await comeBack(app);
  }

  async function openContact(path = '/contact') {
    const { send, answer } = heldSender();
    return { app: await renderApp(path, { formSenders: { contact: send } }), answer };
  }

  const told = (app: App, ...texts: string[]) => waitFor(() => expect(app.toasts()).toEqual(texts));

  test('is there again when the form is opened again, and not in the store', async () => {
    const app = await renderApp('/submit-tool');
    write({ 'Tool name': 'Granola', Description: 'Notes of meetings.' });
    fireEvent.change(choice('Category'), { target: { value: 'research' } });
    await leaveAndReturn(app);
    expect(box('Tool name')).toHaveValue('Granola');
    expect(box('Description')).toHaveValue('Notes of meetings.');
    expect(choice('Category')).toHaveValue('research');
    expect(JSON.stringify(app.store.getState())).not.toContain('Granola');
  });

  test('is gone when it was sent, and in another visit', async () => {
    const { app, answer } = await openContact();
    write(message);
    await app.user.click(button('Send Message'));
    await leave(app);
    answer(true);
    await told(app, 'Message Sent');
    await comeBack(app);
    expect(box('Message')).toHaveValue('');
    write({ Message: 'Another one.' });
    cleanup();
    await renderApp('/contact');
    expect(box('Message')).toHaveValue('');
  });

  test('is gone when it was sent, also when something was typed before the form was left', async () => {
    const { app, answer } = await openContact('/contact?subject=Premium');
    write(message);
    await app.user.click(button('Send Message'));
    write({ Message: 'A price, again.' });
    await leave(app);
    answer(true);
    await told(app, 'Message Sent');
    await comeBack(app);
    for (const name of ['Name', 'Email', 'Message']) expect(box(name)).toHaveValue('');
    expect(box('Subject')).toHaveValue('Premium');
    // What is typed now is a draft of its own.
    write({ Message: 'Another one.' });
    await leaveAndReturn(app);
    expect(box('Message')).toHaveValue('Another one.');
    expect(box('Name')).toHaveValue('');
  });

  test('is gone when it was sent, also when something was typed meanwhile', async () => {
    const app = await open('/contact');
    write({ Name: 'Jamie', Email: 'jamie@granola.example', Subject: 'A correction', Message: 'A price.' });
    await app.user.click(button('Send Message'));
    write({ Message: 'A price, again.' });
    await pass(1500);
    expect(box('Message')).toHaveValue('');
    jest.useRealTimers();
    await leaveAndReturn({ ...app, user: userEvent.setup() });
    expect(box('Message')).toHaveValue('');
  });

  test('is there again when it could not be sent', async () => {
    const app = await open('/submit-tool');
    const storage = await submitWhileStorageIsFull(app);
    expect(screen.getByRole('alert')).toBeVisible();
    storage.mockRestore();
    jest.useRealTimers();
    await leaveAndReturn({ ...app, user: userEvent.setup() });
    expect(box('Tool name')).toHaveValue('Granola');
  });

  // proves toasts-25
  test('is there again when a message could not be sent after the form was left, which a toast tells', async () => {
    const { app, answer } = await openContact();
    write(message);
    await app.user.click(button('Send Message'));
    await leave(app);
    answer(false);
    await told(app, notSent);
    await comeBack(app);
    expect(screen.getByRole('alert')).toHaveTextContent(notSent);
    for (const [name, text] of Object.entries(message)) expect(box(name)).toHaveValue(text);
    await app.user.click(button('Send Message'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer(true);
    await told(app, notSent, 'Message Sent');
    expect(box('Message')).toHaveValue('');
    expect(JSON.stringify(app.store.getState())).not.toContain('Jamie');
  });

  // proves toasts-25
  test('is there again when a submission failed after the form was left, which a toast tells', async () => {
    const { send, answer } = heldSender();
    const app = await renderApp('/submit-tool', { formSenders: { submission: send } });
    fillSubmission();
    await app.user.click(button('Submit Tool'));
    await leave(app);
    answer(false);
    await told(app, 'Something went wrong. Please try again later.');
    await comeBack(app);
    expect(screen.getByRole('alert')).toBeVisible();
    for (const [name, text] of Object.entries(submission)) expect(box(name)).toHaveValue(text);
    expect(choice('Category')).toHaveValue('productivity-tools');
  });

  test('is there while it is sent, and stays with the alert when that fails', async () => {
    const { app, answer } = await openContact();
    write(message);
    await app.user.click(button('Send Message'));
    await leaveAndReturn(app);
    expect(button('Sending...')).toBeDisabled();
    expect(box('Message')).toHaveValue('A price.');
    answer(false);
    expect(await screen.findByRole('alert')).toHaveTextContent(notSent);
    expect(button('Send Message')).toBeEnabled();
    expect(box('Message')).toHaveValue('A price.');
    expect(app.toasts()).toEqual([]);
    // A link within the page leaves the form where it is.
    await app.user.click(screen.getByRole('link', { name: /skip/i }));
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('fails in its own form, not in that of another subject', async () => {
    const { app, answer } = await openContact('/contact?subject=Premium');
    write(message);
    await app.user.click(button('Send Message'));
    await app.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }));
    expect(app.address()).toBe('/contact');
    expect(button('Send Message')).toBeEnabled();
    answer(false);
    await told(app, notSent);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(box('Message')).toHaveValue('');
    app.goBack();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(box('Message')).toHaveValue('A price.');
  });

  test('belongs to what the address fills in', async () => {
    const app = await renderApp('/contact?subject=Premium%20Listing');
    write({ Subject: 'Another subject' });
    await leaveAndReturn(app);
    expect(box('Subject')).toHaveValue('Another subject');
    await app.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }));
    expect(app.address()).toBe('/contact');
    expect(box('Subject')).toHaveValue('');
  });
});

describe('about', () => {
  // proves about-1
  test('tells of mission, process and team, and discloses what the site earns from', async () => {
    await open('/about');
    expect(title()).toBe('About AI Toolshelf');
    expect(document.title).toBe('About AI Toolshelf');
    expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent('2023');
    expect(screen.getByRole('region', { name: 'Editorial process' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The team' })).toBeVisible();
    const money = screen.getByRole('region', { name: 'How we earn money' });
    expect(money).toHaveTextContent('affiliate links');
    expect(money).toHaveTextContent('ad network');
    expect(
      within(money).getByText('Ratings and counts in the demonstration catalogue are illustrative.'),
    ).toBeVisible();
    expect(money).toHaveTextContent('Sample testimonials are illustrative too');
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(contact).toHaveTextContent(settings.contactEmail);
    expect(contact).toHaveTextContent(settings.contactPhone);
    expect(within(contact).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});

describe('legal pages', () => {
  const sectionsOf = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  const rail = () => within(screen.getByRole('navigation', { name: 'On this page' }));
  const current = () =>
    rail()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map((link) => link.textContent);

  // proves about-2
  test.each([
    ['/privacy-policy', 'Privacy Policy', 'May 17, 2025', 11],
    ['/terms-and-conditions', 'Terms & Conditions', 'May 9, 2025', 7],
    ['/disclaimer', 'Disclaimer', 'May 17, 2025', 8],
  ])('%s', async (path, name, date, count) => {
    await open(path);
    expect(title()).toBe(name);
    expect(document.title).toBe(`${name} - Toolshelf`);
    expect(metaOf('description')).toContain(name);
    expect(screen.getByText(date).tagName).toBe('TIME');
    const headings = sectionsOf();
    expect(headings).toHaveLength(count);
    headings.forEach((heading, index) => {
      expect(heading).toHaveTextContent(new RegExp(`^${index + 1}\\. `));
      const words = heading.closest('section')?.textContent.trim().split(/\s+/) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(60);
    });
    const main = screen.getByRole('main');
    expect(main).not.toHaveTextContent(/\*\*|\{email\}|\{phone\}|\]\(/);
    expect(main).toHaveTextContent(settings.contactEmail);
  });

  // proves about-5
  test('say that the site is not for children under 16', async () => {
    await open('/privacy-policy');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Analytics providers');
    expect(main).toHaveTextContent('children under 16');
  });

  // proves about-3
  test.each([
    [
      '/privacy-policy',
      [
        'collect',
        'use information',
        'Cookies',
        'share',
        'rights',
        'Security',
        'International transfers',
        'Children',
        'Changes',
        'Contact',
      ],
    ],
    [
      '/terms-and-conditions',
      [
        'Acceptance',
        'Intellectual property',
        'User contributions and prohibited activity',
        'Third-party links',
        'Disclaimers and limitation of liability',
        'Governing law',
        'Contact',
      ],
    ],
    [
      '/disclaimer',
      [
        'General information',
        'Affiliate disclosure',
        'Advertising',
        'Content accuracy',
        'No professional advice',
        'External links',
        'Liability',
        'Contact',
      ],
    ],
  ])('%s covers its topics, in order', async (path, topics) => {
    await open(path);
    const titles = sectionsOf().map(({ textContent }) => textContent);
    const places = topics.map((topic) => titles.findIndex((one) => one.includes(topic)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  // proves about-4
  test('the cookies of ad and analytics providers, and the law of California', async () => {
    await open('/privacy-policy');
    const cookies = screen.getByRole('region', { name: /Cookies/ });
    expect(cookies).toHaveTextContent(/analytics/i);
    expect(cookies).toHaveTextContent(/\bad (providers|networks?)|advertising/i);
    cleanup();
    await open('/terms-and-conditions');
    expect(screen.getByRole('region', { name: /Governing law/ })).toHaveTextContent('California');
  });

  test('an entry leads to its heading, is marked, and the address has its hash', async () => {
    const app = await open('/terms-and-conditions');
    const row = rail().getByRole('button', { name: 'On this page', hidden: true });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(current()).toEqual(['Acceptance of these terms']);
    fireEvent.click(rail().getByRole('link', { name: 'Governing law', hidden: true }));
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(app.address()).toBe('/terms-and-conditions#governing-law');
    expect(screen.getByRole('heading', { name: '6. Governing law' })).toHaveFocus();
    expect(current()).toEqual(['Governing law']);
  });

  test('the first section in the window is marked as the visitor scrolls', async () => {
    let report: IntersectionObserverCallback = () => undefined;
    class Observer {
      observe = jest.fn();
      disconnect = jest.fn();
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
    }
    const before = globalThis.IntersectionObserver as typeof IntersectionObserver | undefined;
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    try {
      await open('/disclaimer');
      const sections = sectionsOf().map((heading) => heading.closest('section') as Element);
      const show = (isIntersecting: boolean, ...places: number[]) =>
        act(() =>
          report(
            places.map((place) => ({ target: sections[place], isIntersecting }) as IntersectionObserverEntry),
            {} as IntersectionObserver,
          ),
        );
      show(true, 2, 1, 3);
      expect(current()).toEqual(['Affiliate disclosure']);
      show(false, 1);
      expect(current()).toEqual(['Advertising']);

      const link = rail().getByRole('link', { name: 'Liability', hidden: true });
      const heading = screen.getByRole('heading', { name: /Liability$/ });
      const place = jest.spyOn(heading, 'getBoundingClientRect');
      place.mockReturnValue({ top: 400 } as DOMRect);
      fireEvent.click(link);
      expect(current()).toEqual([link.textContent]);
      // The page scrolls because parts above are rendered at their own height; the heading stays in its place.
      jest.replaceProperty(window, 'scrollY', 1234);
      show(true, 0);
      expect(current()).toEqual([link.textContent]);
      place.mockReturnValue({ top: 300 } as DOMRect);
      show(true, 1);
      expect(current()).toEqual(['General information']);
    } finally {
      if (before) globalThis.IntersectionObserver = before;
      else Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });
});
