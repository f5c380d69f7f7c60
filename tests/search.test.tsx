import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { searchOverlay } from '../src/blocks/search/openSearch';
import { PendingSearch } from '../src/blocks/search/parts/PendingSearch';
import { SearchOverlay } from '../src/blocks/search/SearchOverlay';
import type { CatalogueSource } from '../src/catalogue/baseQuery';
import { compareSlice } from '../src/features/compare/compareSlice';
import { AppThemeProvider } from '../src/ui/AppThemeProvider';

import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawFullTool, rawPost, rawTool, toolOf } from './support/records';
import { type App, type AppOptions, renderApp } from './support/renderApp';
import { createTestStore, memorySource } from './support/testStore';

const records = catalogueOf(
  [
    rawFullTool('ChatGPT', { category: 'ai-chatbots' }),
    rawTool('Codex', { description: 'Part of the ChatGPT plans.' }),
    rawTool('Mailer', { category: 'marketing', description: 'Podcast newsletters.' }),
  ],
  [rawPost('ChatGPT for office work'), rawPost('Pricing pages', { tags: ['chatgpt'] }), rawPost('Other')],
);

const open = (address = '/blog', options: AppOptions = {}) =>
  renderApp(address, { source: memorySource(records), ...options });

const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const field = () => screen.findByRole('combobox', { name: 'Search tools, categories and articles' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const optionNames = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const groupNames = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);

async function openSearch({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Search tools' }));
  await field();
}

/** A source whose listings of some texts wait until they are let go. */
function heldSource(...texts: string[]) {
  const source = memorySource(records);
  const letGo = new Map<string, () => void>();
  const held: CatalogueSource = async (request, signal) => {
    const search = String(request.params.search ?? '');
    if (texts.includes(search)) await new Promise<void>((resolve) => letGo.set(search, resolve));
    return source(request, signal);
  };
  return { held, letGo };
}

beforeAll(() => searchOverlay.preload());

describe('opening and closing', () => {
  // proves search-1, search-4
  test('the button in the bar opens it, Escape closes it and gives the focus back', async () => {
    const app = await open();
    await openSearch(app);
    expect(await dialog()).toBeVisible();
    expect(await field()).toHaveFocus();
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search tools' })).toHaveFocus();
    expect(app.address()).toBe('/blog');
  });

  // proves search-2
  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('the key %s opens it', async (key) => {
    const { user } = await open('/landing');
    await user.keyboard(key);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
  });

  // proves search-2
  test("'/' in a field is a character, Ctrl+K works there too", async () => {
    const { user } = await open('/contact');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'a/b');
    expect(name).toHaveValue('a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Firefox's console.
    await user.keyboard('{Control>}{Shift>}K{/Shift}{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await dialog();
    await user.keyboard('{Escape}');
    expect(name).toHaveFocus();
  });

  // proves search-2
  test("'/' on a checkbox opens it", async () => {
    const { user } = await open('/tools');
    await user.click(await screen.findByRole('button', { name: 'Advanced filters' }));
    const [checkbox] = await screen.findAllByRole('checkbox');
    act(() => checkbox?.focus());
    await user.keyboard('/');
    expect(await field()).toHaveFocus();
  });

  // proves search-4
  test('Back closes it, and Forward does not open it again', async () => {
    const app = await open();
    await openSearch(app);
    app.goBack();
    expect(app.address()).toBe('/somewhere-else');
    expect(screen.queryByRole('dialog')).toBeNull();
    app.goForward();
    expect(app.address()).toBe('/blog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('before anything is typed', () => {
  // proves search-10
  test('tasks and pages are offered, the comparison only with two tools', async () => {
    const items = ['Alpha', 'Beta'].map((name) => toolOf(rawTool(name)));
    const app = await open('/blog', {
      preloadedState: { compare: { ...compareSlice.getInitialState(), items } },
    });
    await openSearch(app);
    expect(groupNames()).toEqual(['Popular tasks', 'Go to']);
    expect(optionNames('Go to')).toEqual([
      'Saved tools',
      'Compare nowAlpha, Beta',
      'Trending',
      'Submit a tool',
      expect.stringMatching(/^Switch to (dark|light) mode$/),
    ]);
    await app.user.click(await option('Take meeting notes'));
    expect(app.address()).toBe('/tools?search=meeting+notes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // proves search-9
  test('recent searches are offered, and removed one by one or all', async () => {
    const app = await open();
    for (const text of ['first', 'second', 'third']) {
      await openSearch(app);
      await app.user.keyboard(`${text}{Enter}`);
    }
    await openSearch(app);
    expect(optionNames('Recent searches')).toEqual(['third', 'second', 'first']);
    await app.user.click(screen.getByRole('button', { name: 'Remove second' }));
    expect(optionNames('Recent searches')).toEqual(['third', 'first']);
    expect(await field()).toHaveFocus();
    await app.user.click(await option('first'));
    expect(app.address()).toBe('/tools?search=first');
    await openSearch(app);
    expect(optionNames('Recent searches')).toEqual(['first', 'third']);
    await app.user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    await app.flush();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  // proves search-8
  test('an option switches the theme', async () => {
    const app = await open();
    await openSearch(app);
    await app.user.click(await option('Switch to dark mode'));
    expect(app.schemes).toEqual(['dark']);
    expect(app.address()).toBe('/blog');
  });
});

describe('while typing', () => {
  // proves search-1, search-5, search-6, search-8, search-14, search-42
  test('tools, categories, articles and pages are offered', async () => {
    const app = await open();
    await openSearch(app);
    await app.user.keyboard('chatgpt');
    const tool = await option(/^ChatGPT.*Chatbot/);
    expect(groupNames()).toEqual(['Tools', 'Articles']);
    expect(tool).toHaveTextContent(/Free plan · from \$10\/user\/mo/);
    expect(within(tool).getByText('ChatGPT').tagName).toBe('MARK');
    expect(optionNames('Articles').map((text) => text.slice(0, 7))).toEqual(['ChatGPT', 'Pricing']);
    await waitFor(() =>
      expect(screen.getByText('2 tools, 0 categories, 2 articles for chatgpt')).toBeInTheDocument(),
    );
    await app.user.clear(await field());
    await app.user.keyboard('video');
    await waitFor(() => expect(optionNames('Categories')[0]).toMatch('Video Editing Tools'));
    await app.user.clear(await field());
    await app.user.keyboard('priv');
    await waitFor(() => expect(optionNames('Go to')).toEqual(['Privacy Policy']));
    await app.user.clear(await field());
    await app.user.keyboard('c');
    await waitFor(() => expect(groupNames()).toEqual(['Tools', 'Categories', 'Articles', 'Go to']));
    for (const group of ['Categories', 'Articles', 'Go to']) expect(optionNames(group)).toHaveLength(1);
  });

  // proves search-6
  test('the category of most of the tools shown is offered, whatever the words', async () => {
    const names = ['Brush', 'Easel', 'Crayon'];
    const painters = names.map((name) =>
      rawTool(name, { category: 'ai-art-generator', description: 'Pastels from words.' }),
    );
    const app = await open('/blog', { source: memorySource(catalogueOf(painters)) });
    await openSearch(app);
    await app.user.keyboard('pastel');
    await waitFor(() =>
      expect(optionNames('Categories')).toEqual([expect.stringMatching('AI Art Generators')]),
    );
  });

  // proves search-6
  test('a category says how many tools it has, once the list of all has been read', async () => {
    const app = await open('/tools');
    await screen.findByRole('article', { name: 'Mailer' });
    await openSearch(app);
    await app.user.keyboard('chatbots');
    await waitFor(() => expect(optionNames('Categories')[0]).toMatch(/^AI Chatbots1 tool · /));
  });

  // proves search-7
  test('by keyboard: arrows choose an option, Enter opens it', async () => {
    const app = await open();
    await openSearch(app);
    await app.user.keyboard('chatgpt');
    await option(/^Codex/);
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await field()).toHaveAttribute('aria-activedescendant', (await option(/^Codex/)).id);
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/tools/codex');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // proves search-7
  test('by mouse: a press opens an option', async () => {
    const app = await open();
    await openSearch(app);
    await app.user.keyboard('chatgpt');
    await app.user.click(await option(/^ChatGPT for office work/));
    expect(app.address()).toBe('/blog/chatgpt-for-office-work');
  });

  // proves search-7
  test('Ctrl+Enter opens a new tab, and the overlay stays', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    const app = await open();
    await openSearch(app);
    await app.user.keyboard('chatgpt');
    await option(/^Codex/);
    await app.user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(openTab).toHaveBeenCalledWith('/tools/chatgpt', '_blank', 'noopener');
    expect(app.address()).toBe('/blog');
    expect(await dialog()).toBeVisible();
  });

  // proves search-7
  test('Enter without a chosen option shows the list, as does the link to all results', async () => {
    const app = await open();
    await openSearch(app);
    await app.user.keyboard(' chatgpt {Enter}');
    expect(app.address()).toBe('/tools?search=chatgpt');
    await openSearch(app);
    await app.user.keyboard('mailer');
    const all = await screen.findByRole('link', { name: 'See all 1 result' });
    // Until then it is the one of an earlier text.
    await waitFor(() => expect(all).toHaveAttribute('href', '/tools?search=mailer'));
    await app.user.click(all);
    expect(app.address()).toBe('/tools?search=mailer');
  });

  // proves search-5
  test('an answer to an older text that comes late is not shown', async () => {
    const { held, letGo } = heldSource('mail');
    const app = await open('/blog', { source: held });
    await openSearch(app);
    await app.user.keyboard('mail');
    await waitFor(() => expect(letGo.has('mail')).toBe(true));
    await app.user.clear(await field());
    await app.user.keyboard('codex');
    await option(/^Codex/);
    await act(async () => {
      letGo.get('mail')?.();
      await Promise.resolve();
    });
    expect(screen.queryByRole('option', { name: /^Mailer/ })).toBeNull();
    expect(await option(/^Codex/)).toBeVisible();
  });

  // proves search-41
  test('a request for an older text is aborted, and asked again when it is wanted again', async () => {
    const source = memorySource(records);
    const aborted: unknown[] = [];
    const app = await open('/blog', {
      source: (request, signal) => {
        const { search } = request.params;
        if (search !== 'mail' || aborted.length > 0) return source(request, signal);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted.push(search);
            reject(new Error('Aborted'));
          });
        });
      },
    });
    await openSearch(app);
    await app.user.keyboard('mail');
    await waitFor(() =>
      expect(app.store.getState().catalogueApi.queries).toHaveProperty('suggestTools("mail")'),
    );
    await app.user.clear(await field());
    await app.user.keyboard('codex');
    await option(/^Codex/);
    expect(aborted).toEqual(['mail']);
    await app.user.clear(await field());
    await app.user.keyboard('mail');
    // jsdom takes the marked part of the name for a word of its own.
    expect(await option(/^Mail ?er/)).toBeVisible();
  });

  // proves search-5
  test('the last suggestions stay until the next ones are there', async () => {
    const { held, letGo } = heldSource('chatgptm', 'chatgptma', 'chatgptmai', 'chatgptmail');
    const app = await open('/blog', { source: held });
    await openSearch(app);
    await app.user.keyboard('chatgpt');
    await option(/^Codex/);
    await app.user.keyboard('mail');
    await waitFor(() => expect(letGo.has('chatgptmail')).toBe(true));
    expect(await option(/^Codex/)).toBeVisible();
    await act(async () => {
      letGo.get('chatgptmail')?.();
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Codex/ })).toBeNull());
  });

  describe('when the call fails', () => {
    const failing: CatalogueSource = (request, signal) =>
      request.params.search
        ? Promise.resolve({ status: 500, body: {} })
        : memorySource(records)(request, signal);
    const failure = 'Error loading tools. Please try again later.';

    beforeEach(() => expectConsole('error', 'API error: 500'));

    // proves search-11
    test('a sentence says so, and the other groups are offered', async () => {
      const app = await open('/blog', { source: failing });
      await openSearch(app);
      await app.user.keyboard('marketing');
      await waitFor(() => expect(optionNames('Categories')[0]).toMatch('Marketing AI'));
      expect(screen.getByText(failure)).toBeVisible();
      expect(await screen.findByText(`${failure} 1 category, 0 articles for marketing`)).toBeInTheDocument();
      expect(app.toasts()).toEqual([]);
    });

    // proves search-11
    test('nothing is said to be missing in the directory', async () => {
      const app = await open('/blog', { source: failing });
      await openSearch(app);
      await app.user.keyboard('codex');
      expect(await screen.findByText(failure)).toBeVisible();
      expect(screen.queryByText(/No exact match|Nothing in the directory/)).toBeNull();
    });

    // proves search-11, search-15
    test("the list's own search box says so as well", async () => {
      const app = await open('/tools', { source: failing });
      await app.user.type(screen.getByRole('searchbox', { name: 'Search for tools...' }), 'codex');
      expect(await screen.findByText(failure)).toBeVisible();
    });
  });
});

describe('what the answer says of the match', () => {
  const answering = (match: unknown): CatalogueSource => {
    const source = memorySource(records);
    return async (request, signal) => {
      const { search } = request.params;
      if (search !== 'chatgtp' && search !== 'office wizard') return source(request, signal);
      const { status, body } = await source({ ...request, params: { search: 'chatgpt' } }, signal);
      return { status, body: { ...(body as object), match } };
    };
  };

  // proves search-12
  test('a correction says what was searched, and offers the text as typed', async () => {
    const app = await open('/blog', { source: answering({ kind: 'all', corrected: 'chatgpt' }) });
    await openSearch(app);
    await app.user.keyboard('chatgtp');
    // The answer to “chatgt” may come first, and is a correction too.
    expect(await screen.findByText('Showing results for')).toHaveTextContent('Showing results for chatgpt');
    expect(within(await option(/^ChatGPT.*Chatbot/)).getByText('ChatGPT').tagName).toBe('MARK');
    await app.user.click(await screen.findByRole('link', { name: 'Search for “chatgtp” instead' }));
    expect(app.address()).toBe('/tools?search=%22chatgtp%22');
  });

  // proves search-12, search-13
  test('tools that have some of the words are close matches', async () => {
    const app = await open('/blog', { source: answering({ kind: 'some' }) });
    await openSearch(app);
    await app.user.keyboard('office wizard');
    expect(await screen.findByText('No exact match for “office wizard”')).toBeVisible();
    expect(groupNames()).toEqual(['Close matches', 'Or go on with']);
  });
});

// proves search-13
describe('nothing found by a host that offers no close matches', () => {
  const source = memorySource(records);
  const exact: CatalogueSource = async (request, signal) => {
    if (!String(request.params.search ?? '').includes(' ')) return source(request, signal);
    return { status: 200, body: { tools: [], totalItems: 0, totalPages: 0, currentPage: 0 } };
  };

  test('the tools of one word, and ways on', async () => {
    const app = await open('/blog', { source: exact });
    await openSearch(app);
    await app.user.keyboard('podcast levelling');
    expect(await screen.findByText('No exact match for “podcast levelling”')).toBeVisible();
    await option(/^Mailer/);
    expect(optionNames('Or go on with')).toEqual([
      'Search for podcast only1 tool',
      'Browse Marketing AI',
      'Suggest a tool for this',
    ]);
    await app.user.click(await option('Suggest a tool for this'));
    expect(app.address()).toBe('/submit-tool?name=podcast+levelling');
    expect(await screen.findByRole('textbox', { name: /Tool name/ })).toHaveValue('podcast levelling');
  });

  test('the tools of the last word, where the first has none', async () => {
    const app = await open('/blog', { source: exact });
    await openSearch(app);
    await app.user.keyboard('levelling the podcast');
    expect(await screen.findByText('No exact match for “levelling the podcast”')).toBeVisible();
    await option(/^Mailer/);
    // Until then it is the one of an earlier text.
    await waitFor(() => expect(optionNames('Or go on with')[0]).toBe('Search for podcast only1 tool'));
    await app.user.click(await option(/^Search for podcast only/));
    expect(app.address()).toBe('/tools?search=podcast');
  });
});

// proves search-15
describe("the list's own search box", () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search for tools...' });

  test('offers the same options, and an option that is chosen is opened', async () => {
    const app = await open('/tools');
    await app.user.type(box(), 'chatgpt');
    await option(/^Codex/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', (await option(/^Codex/)).id);
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/tools/codex');
  });

  // proves search-44
  test('Escape that ends the composition of a character leaves field and options', async () => {
    const app = await open('/tools');
    await app.user.type(box(), 'chatgpt');
    await option(/^Codex/);
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(box()).toHaveFocus();
  });

  test('Enter searches, Escape closes the options first', async () => {
    const app = await open('/tools');
    await app.user.type(box(), 'chatgpt');
    await option(/^Codex/);
    // Chrome would empty the field.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/tools?search=chatgpt');
    // What is searched already needs no suggestions: they may come later than Enter.
    await app.user.type(box(), ' mailer');
    await option(/^Mailer/);
    await app.user.type(box(), '{Backspace}'.repeat(' mailer'.length));
    expect(screen.queryByRole('listbox')).toBeNull();
    await app.user.type(box(), ' x');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(app.address()).toBe('/tools?search=chatgpt+x');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  // proves search-15
  test('options that come after Enter are not shown, neither by Back', async () => {
    const app = await open('/tools');
    await app.user.click(box());
    fireEvent.input(box(), { target: { value: 'chatgpt' } });
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.submit(screen.getByRole('search'));
    expect(app.address()).toBe('/tools?search=chatgpt');
    expect(await screen.findByText('2 tools')).toBeVisible();
    app.goBack();
    expect(app.address()).toBe('/tools');
    expect(await screen.findByText('3 tools')).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

// proves home-12
test('home has a search field and four tasks', async () => {
  const app = await open('/');
  await app.user.type(await screen.findByRole('searchbox', { name: 'What do you want to do?' }), 'mail');
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.keyboard('{Enter}');
  expect(app.address()).toBe('/tools?search=mail');
  app.goBack();
  const section = await screen.findByRole('region', { name: /^Boost Your Productivity/ });
  expect(
    within(section)
      .getAllByRole('link', { name: /^(Write|Take|Cut|Find|Clone|Review) / })
      .map(({ textContent }) => textContent),
  ).toEqual(['Write a blog post', 'Take meeting notes', 'Cut a video', 'Find papers']);
});

// proves search-3
test('a plain field takes what is typed until the code is there', async () => {
  const onType = jest.fn();
  const onClose = jest.fn();
  render(
    <AppThemeProvider>
      <PendingSearch typed="" onType={onType} onClose={onClose} />
    </AppThemeProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('textbox', { name: 'Search tools, categories and articles' })).toHaveFocus();
  await user.keyboard('chat');
  expect(onType).toHaveBeenLastCalledWith('chat');
  // The second press of a double click on what opened it falls on the scrim.
  const scrim = screen.getByRole('dialog').parentElement ?? document.body;
  expect(fireEvent.mouseDown(scrim, { detail: 2 })).toBe(false);
  fireEvent.click(scrim, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

// proves search-3
test('what was typed before is in the field', () => {
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <AppThemeProvider>
        <MemoryRouter>
          <SearchOverlay typed="chat" onType={() => undefined} onClose={() => undefined} />
        </MemoryRouter>
      </AppThemeProvider>
    </Provider>,
  );
  expect(screen.getByRole('combobox')).toHaveValue('chat');
});

// proves search-17
test('a text that asks for a comparison offers it first', async () => {
  const app = await open();
  await openSearch(app);
  await app.user.keyboard('codex vs mailer');
  await app.user.click(await option(/^Codex vs Mailer/));
  expect(app.address()).toBe('/versus/codex-vs-mailer');
});
