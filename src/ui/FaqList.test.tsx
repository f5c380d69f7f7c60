import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { withRealStyles } from '../../tests/support/styles';

import { AppThemeProvider } from './AppThemeProvider';
import { FaqList } from './FaqList';

const items = [
  { question: 'Is it free?', answerText: 'Yes.' },
  { question: 'Who pays?', answerText: 'Nobody.' },
];

const question = (name: string) => screen.getByRole('button', { name });

test('questions are buttons in headings; answers are in the document, closed until they are asked for', async () => {
  withRealStyles();
  const user = userEvent.setup();
  render(
    <AppThemeProvider>
      <FaqList items={items} />
    </AppThemeProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    items.map(({ question }) => question),
  );
  expect(question('Is it free?')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Yes.')).not.toBeVisible();

  await user.click(question('Is it free?'));
  await user.click(question('Who pays?'));
  expect(screen.getByText('Yes.')).toBeVisible();
  expect(screen.getByText('Nobody.')).toBeVisible();

  await user.click(question('Is it free?'));
  expect(question('Is it free?')).toHaveAttribute('aria-expanded', 'false');
  expect(question('Who pays?')).toHaveAttribute('aria-expanded', 'true');
});

test('a question names the answer that it opens', () => {
  render(
    <AppThemeProvider>
      <FaqList items={items} />
    </AppThemeProvider>,
  );
  const id = question('Who pays?').getAttribute('aria-controls') ?? '';
  expect(document.getElementById(id)).toHaveTextContent('Nobody.');
});
