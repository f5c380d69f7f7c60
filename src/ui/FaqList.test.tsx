import { collapseClasses } from '@mui/material/Collapse';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { AppThemeProvider } from './AppThemeProvider';
import { FaqList } from './FaqList';

const items = [
  { question: 'Is it free?', answer: 'Yes.' },
  { question: 'Who pays?', answer: 'Nobody.' },
];

/** Material UI makes what has this class invisible; jsdom does not compute it. */
const isHidden = (answer: string) => screen.getByText(answer).closest(`.${collapseClasses.hidden}`) !== null;
const question = (name: string) => screen.getByRole('button', { name });

test('questions are buttons in headings; answers are in the document, closed until they are asked for', async () => {
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
  expect(isHidden('Yes.')).toBe(true);

  await user.click(question('Is it free?'));
  await user.click(question('Who pays?'));
  expect(isHidden('Yes.')).toBe(false);
  expect(isHidden('Nobody.')).toBe(false);

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
