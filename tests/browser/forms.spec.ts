import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { hasVisibleFocus, tabTo } from './listPage';
import { saveData } from './saveData';
import { toast } from './toasts';

const incomplete = 'Please fill in all required fields.';
const submitted = 'Your tool was submitted successfully! Our team will review it soon.';

/** Everything that leaves the page. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const sentence = (page: Page) => page.getByRole('alert').getByText(incomplete, { exact: true });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userSubmittedTools') ?? '[]') as unknown[]);

test.beforeEach(({ page }) => saveData(page));

test('a refused field keeps its label clear of the bar, on a page that was loaded or opened by a link', async ({
  page,
}) => {
  const isLabelClear = async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(box(page, 'Name')).toBeFocused();
    const label = await page.getByRole('main').getByText('Name', { exact: true }).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    return (label?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0);
  };
  const root = page.locator('html');
  await page.goto('/contact');
  await expect(root).toHaveCSS('scroll-padding-top', '112px');
  expect(await isLabelClear()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(root).toHaveCSS('scroll-padding-top', '76px');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(root).toHaveCSS('scroll-padding-top', '112px');
  expect(await isLabelClear()).toBe(true);
});

test.describe('submit a tool', () => {
  test('without what is required it is refused; complete it is saved and listed', async ({ page }) => {
    const sent = watchSending(page);
    await page.goto('/submit-tool');
    const submit = page.getByRole('button', { name: 'Submit Tool' });
    await submit.click();
    await expect(sentence(page)).toBeVisible();
    await expect(box(page, 'Tool name')).toBeFocused();
    for (const field of [
      ...['Tool name', 'Description', 'Website URL', 'Your email'].map((name) => box(page, name)),
      choice(page, 'Category'),
    ]) {
      await expect(field).toHaveAttribute('aria-required', 'true');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\S/);
    }
    await box(page, 'Tool name').fill('Granola');
    await box(page, 'Description').fill('Takes notes in your meetings.');
    await box(page, 'Website URL').fill('granola');
    await box(page, 'Your email').fill('jamie');
    await submit.click();
    await expect(sentence(page)).toBeVisible();
    await expect(choice(page, 'Category')).toHaveAttribute('aria-invalid', 'true');
    await choice(page, 'Category').selectOption('Productivity Tools');
    await expect(sentence(page)).toHaveCount(0);
    await submit.click();
    await expect(box(page, 'Website URL')).toBeFocused();
    await expect(box(page, 'Website URL')).toHaveAccessibleDescription(
      'Enter the full address, starting with https://',
    );
    await expect(box(page, 'Your email')).toHaveAccessibleDescription(/^Enter a valid email address/);
    expect(await stored(page)).toEqual([]);

    await box(page, 'Website URL').fill('https://granola.example');
    await box(page, 'Your email').fill('jamie@granola.example');
    await choice(page, 'Use case').selectOption('Content Writing');
    await choice(page, 'Industry').selectOption('Writers');
    await box(page, 'Pricing').fill('Free');
    await submit.click();
    await expect(toast(page, submitted)).toBeVisible();
    const own = page.getByRole('region', { name: 'Your submissions' });
    await expect(own.getByRole('heading', { name: 'Your submissions' })).toBeFocused();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(own.getByRole('heading', { name: 'Granola' })).toBeVisible();
    await expect(own.getByText('User submitted', { exact: true })).toBeVisible();
    for (const name of ['Tool name', 'Description', 'Website URL', 'Your email', 'Pricing']) {
      await expect(box(page, name)).toHaveValue('');
    }
    for (const name of ['Category', 'Use case', 'Industry']) await expect(choice(page, name)).toHaveValue('');
    expect(await stored(page)).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^user-\d+$/),
        name: 'Granola',
        category: 'productivity-tools',
        useCase: 'content-writing',
        industry: 'writers',
      }),
    ]);
    await page.reload();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    expect(sent).toEqual([]);
  });

  // proves accessibility-15
  test('by keyboard alone', async ({ page }) => {
    await page.goto('/submit-tool');
    const submit = page.getByRole('button', { name: 'Submit Tool' });
    await tabTo(page, box(page, 'Tool name'), 'Tab', 30);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(sentence(page)).toBeVisible();
    await expect(box(page, 'Tool name')).toBeFocused();
    await page.keyboard.type('Granola');
    await tabTo(page, box(page, 'Website URL'), 'Tab', 1);
    await page.keyboard.type('https://granola.example');
    await tabTo(page, box(page, 'Description'), 'Tab', 1);
    await page.keyboard.type('Takes notes.');
    await tabTo(page, choice(page, 'Category'), 'Tab', 1);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.type('Medical');
    await expect(choice(page, 'Category')).toHaveValue('medical');
    await tabTo(page, box(page, 'Your email'), 'Tab', 4);
    await page.keyboard.type('jamie@granola.example');
    await tabTo(page, submit, 'Tab', 1);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect(toast(page, submitted)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your submissions' })).toBeFocused();
    expect(await stored(page)).toHaveLength(1);
  });
});

test.describe('contact', () => {
  const message = {
    Name: 'Jamie',
    Email: 'jamie@granola.example',
    Subject: 'A correction',
    Message: 'The price is out of date.',
  };

  for (const way of ['mouse', 'keyboard'] as const) {
    test(`by ${way}: busy for 1.5 seconds, then thanks and an empty form`, async ({ page }) => {
      const sent = watchSending(page);
      await page.clock.install({ time: '2026-05-20T12:00:00-04:00' });
      await page.goto('/contact');
      const send = page.getByRole('button', { name: 'Send Message' });
      if (way === 'keyboard') {
        await tabTo(page, box(page, 'Name'), 'Tab', 30);
        await page.keyboard.press('Enter');
      } else await send.click();
      for (const name of Object.keys(message)) {
        await expect(box(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(box(page, name)).toHaveAccessibleDescription(/\S/);
      }
      await expect(box(page, 'Name')).toBeFocused();
      await box(page, 'Email').fill('jamie@');
      await box(page, 'Email').blur();
      await expect(box(page, 'Email')).toHaveAccessibleDescription(
        'Enter a valid email address, like name@example.com',
      );
      await box(page, 'Email').fill('');
      await box(page, 'Name').focus();
      for (const [index, [name, text]] of Object.entries(message).entries()) {
        if (way === 'keyboard') {
          if (index > 0) await tabTo(page, box(page, name), 'Tab', 1);
          expect(await hasVisibleFocus(page)).toBe(true);
          await page.keyboard.type(text);
        } else await box(page, name).fill(text);
      }

      await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
      if (way === 'keyboard') {
        await tabTo(page, send, 'Tab', 1);
        await page.keyboard.press('Enter');
      } else await send.click();
      const sending = page.getByRole('button', { name: 'Sending...' });
      await expect(sending).toBeDisabled();
      await page.clock.runFor(1490);
      await expect(sending).toBeDisabled();
      await expect(box(page, 'Message')).toHaveValue(message.Message);
      await page.clock.runFor(10);
      await expect(send).toBeEnabled();
      await page.clock.resume();
      const thanks = page.getByRole('status').filter({ hasText: 'Message Sent' });
      await expect(thanks).toContainText("Thank you for contacting us. We'll respond shortly.");
      for (const name of Object.keys(message)) {
        await expect(box(page, name)).toHaveValue('');
        await expect(box(page, name)).toHaveAttribute('aria-invalid', 'false');
      }
      await expect(box(page, 'Name')).toBeFocused();
      expect(sent).toEqual([]);
    });
  }

  // proves routes-8
  test('the address fills in the subject, as Premium Listing on a tool page has it', async ({ page }) => {
    await page.goto('/tools/runway');
    await page.getByRole('link', { name: /Premium Listing/ }).click();
    await expect(page).toHaveURL(/\/contact\?subject=Premium(\+|%20)Listing$/);
    await expect(box(page, 'Subject')).toHaveValue('Premium Listing');
  });
});

for (const [place, path, way] of [
  ['the block of home', '/', 'mouse'],
  ['the rail of the blog', '/blog', 'keyboard'],
] as const) {
  test(`the newsletter in ${place}, by ${way}: the browser checks the address, a second later it thanks`, async ({
    page,
  }) => {
    const sent = watchSending(page);
    await page.clock.install({ time: '2026-05-20T12:00:00-04:00' });
    await page.goto(path);
    const form = page.getByRole('region', { name: 'The newsletter' });
    const field = form.getByRole('textbox', { name: 'Email address' });
    const subscribe = form.getByRole('button', { name: 'Subscribe' });
    const press = async () => {
      if (way === 'mouse') return subscribe.click();
      await field.focus();
      return page.keyboard.press('Enter');
    };
    await press();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await field.fill('nobody');
    await press();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await expect(subscribe).toBeEnabled();
    await field.fill('ada@example.com');
    await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
    await press();
    await expect(subscribe).toBeDisabled();
    // The form at the end of the page is another one.
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await page.clock.runFor(990);
    await expect(subscribe).toBeDisabled();
    await page.clock.runFor(10);
    await expect(subscribe).toBeEnabled();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.clock.resume();
    const thanks = page.getByRole('status').filter({ hasText: 'Success!' });
    await expect(thanks).toContainText("You've been subscribed to our newsletter.");
    expect(sent).toEqual([]);
  });
}

test.describe('what a visitor does while a form is being sent', () => {
  const start = '2026-05-20T12:00:00-04:00';
  const emailOf = (form: Locator) => form.getByRole('textbox', { name: 'Email address' });
  const subscribeOf = (form: Locator) => form.getByRole('button', { name: 'Subscribe' });

  test('a second newsletter form is sent for itself, and who types there keeps the focus and the text', async ({
    page,
  }) => {
    await page.clock.install({ time: start });
    await page.goto('/');
    const [block, footer] = [
      page.getByRole('region', { name: 'The newsletter' }),
      page.getByRole('contentinfo'),
    ];
    await emailOf(block).fill('ada@example.com');
    await emailOf(footer).fill('grace@example.com');
    await page.clock.pauseAt('2026-05-20T13:00:00-04:00');

    await test.step('each ends in its own time', async () => {
      await emailOf(block).press('Enter');
      await page.clock.runFor(500);
      await emailOf(footer).press('Enter');
      await expect(subscribeOf(footer)).toBeDisabled();
      await expect(subscribeOf(block)).toBeDisabled();
      await page.clock.runFor(500);
      await expect(subscribeOf(block)).toBeEnabled();
      await expect(emailOf(block)).toHaveValue('');
      await expect(subscribeOf(footer)).toBeDisabled();
      await expect(emailOf(footer)).toHaveValue('grace@example.com');
      await page.clock.runFor(500);
      await expect(subscribeOf(footer)).toBeEnabled();
      await expect(emailOf(footer)).toHaveValue('');
      await expect(emailOf(footer)).toBeFocused();
    });

    await test.step('who types in the other one meanwhile stays there', async () => {
      await emailOf(block).fill('ada@example.com');
      await emailOf(block).press('Enter');
      await expect(subscribeOf(block)).toBeDisabled();
      await emailOf(footer).focus();
      await page.keyboard.type('grace@');
      await page.clock.runFor(1000);
      await expect(subscribeOf(block)).toBeEnabled();
      await expect(emailOf(block)).toHaveValue('');
      await expect(emailOf(footer)).toBeFocused();
      await expect(emailOf(footer)).toHaveValue('grace@');
    });
  });

  test('the form of the footer, sent by its button, and while the visitor goes to another page', async ({
    page,
  }) => {
    await page.clock.install({ time: start });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');

    await test.step('the button that was pressed by keyboard gives the focus to its empty field', async () => {
      await emailOf(footer).fill('ada@example.com');
      await tabTo(page, subscribeOf(footer), 'Tab', 1);
      await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
      await page.keyboard.press('Space');
      await expect(subscribeOf(footer)).toBeDisabled();
      await page.clock.runFor(1000);
      await expect(subscribeOf(footer)).toBeEnabled();
      await expect(emailOf(footer)).toBeFocused();
      await page.clock.resume();
    });

    for (const [index, way] of (['Back', 'a link'] as const).entries()) {
      await test.step(`who goes on by ${way} meanwhile has the focus where that page puts it`, async () => {
        await footer.getByRole('link', { name: 'Contact', exact: true }).press('Enter');
        await expect(page).toHaveURL('/contact');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/contact/i);
        await emailOf(footer).fill('ada@example.com');
        await page.clock.pauseAt(`2026-05-20T1${4 + index}:00:00-04:00`);
        await subscribeOf(footer).press('Enter');
        await expect(subscribeOf(footer)).toBeDisabled();
        if (way === 'a link')
          await page.getByRole('banner').getByRole('link', { name: 'Blog' }).press('Enter');
        else await page.evaluate(() => history.back());
        await expect(page).toHaveURL(way === 'a link' ? '/blog' : '/about');
        await page.clock.runFor(1000);
        await expect(subscribeOf(footer)).toBeEnabled();
        await expect(emailOf(footer)).toHaveValue('');
        await expect(emailOf(footer)).not.toBeFocused();
        await page.clock.resume();
      });
    }
  });

  test('contact: who goes to another field keeps the focus there', async ({ page }) => {
    await page.clock.install({ time: start });
    await page.goto('/contact');
    const message = { Name: 'Jo', Email: 'jo@example.com', Subject: 'Hello', Message: 'A question.' };
    for (const [name, text] of Object.entries(message)) await box(page, name).fill(text);
    await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    const footer = page.getByRole('contentinfo');
    await emailOf(footer).focus();
    await page.keyboard.type('grace@');
    await page.clock.runFor(1500);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(box(page, 'Name')).toHaveValue('');
    await expect(emailOf(footer)).toBeFocused();
    await expect(emailOf(footer)).toHaveValue('grace@');
  });

  test('submit: who goes to another field keeps the focus there', async ({ page }) => {
    await page.clock.install({ time: start });
    await page.goto('/submit-tool');
    await box(page, 'Tool name').fill('Granola');
    await box(page, 'Description').fill('Takes notes in your meetings.');
    await box(page, 'Website URL').fill('https://granola.example');
    await choice(page, 'Category').selectOption('Productivity Tools');
    await box(page, 'Your email').fill('jo@example.com');
    await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
    await page.getByRole('button', { name: 'Submit Tool' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    const footer = page.getByRole('contentinfo');
    await emailOf(footer).focus();
    await page.clock.runFor(500);
    await expect(page.getByRole('heading', { name: 'Your submissions' })).toBeVisible();
    await expect(emailOf(footer)).toBeFocused();
  });
});
