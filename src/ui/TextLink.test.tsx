import { CacheProvider } from '@emotion/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { AppThemeProvider } from './AppThemeProvider';
import { TextLink } from './TextLink';
import { createBrowserStyleCache } from './theme/createStyleCache';

async function renderLink(props: Omit<Parameters<typeof TextLink>[0], 'to'>) {
  render(
    <CacheProvider value={createBrowserStyleCache([])}>
      <AppThemeProvider>
        <MemoryRouter>
          <TextLink to="/tools" {...props}>
            Tools
          </TextLink>
        </MemoryRouter>
      </AppThemeProvider>
    </CacheProvider>,
  );
  // Emotion's class rules are inserted in a microtask after the commit.
  await act(() => Promise.resolve());
  return screen.getByRole('link', { name: 'Tools' });
}

/** The CSS rules of an element's own class. */
function cssOf({ className }: Element): string {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === `.${className.split(' ').at(-1)}`);
  return rules.map(({ cssText }) => cssText).join('');
}

test("it has the styles that the theme gives Material UI's Link", async () => {
  const link = await renderLink({});
  expect(link).toHaveAttribute('href', '/tools');
  expect(cssOf(link)).toMatch(/text-decoration: none;.*font-weight: 500;.*border-radius: 4px;/);
});

test('in running text it is underlined, in the colour of the text; what only styles it is no attribute', async () => {
  const link = await renderLink({
    underline: 'always',
    color: 'inherit',
    noWrap: true,
    sx: { fontWeight: 400 },
  });
  const css = cssOf(link);
  for (const declaration of [
    'text-decoration: underline',
    'white-space: nowrap',
    'color: inherit',
    'font-weight: 400',
  ])
    expect(css).toContain(declaration);
  expect(link.getAttributeNames().filter((name) => !name.startsWith('data-'))).toEqual(['class', 'href']);
});
