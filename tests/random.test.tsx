import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { visitSlice } from '../src/features/visit/visitSlice';
import { selectViewCounts, selectVotes } from '../src/features/votes/votesSlice';

import { catalogueOf, rawPost, rawTool, rawTools } from './support/records';
import { renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const records = catalogueOf(
  [rawTool('Alpha'), ...rawTools(9), rawTool('Other', { category: 'marketing' })],
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => rawPost(`Post ${title}`)),
);
const seeds = [1, 4, 14, 1_000_003];

const hrefsIn = (container: HTMLElement, start: string) => [
  ...new Set(
    within(container)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.startsWith(start)),
  ),
];

/** The links in a container of a visit with this seed, once all are loaded. */
async function shownTo(seed: number, path: string, region: string, start: string, fewest: number) {
  await renderApp(path, {
    source: memorySource(records),
    preloadedState: { visit: { ...visitSlice.getInitialState(), seed } },
  });
  const container = await (region === ''
    ? screen.findByRole('main')
    : screen.findByRole('region', { name: region }));
  await waitFor(() => expect(hrefsIn(container, start).length).toBeGreaterThanOrEqual(fewest));
  const addresses = hrefsIn(container, start);
  cleanup();
  return addresses;
}

describe('what is random differs from visit to visit, and stays the same within one', () => {
  test.each([
    // proves tool-5
    ['three similar tools', '/tools/alpha', 'More Tools Like Alpha', '/tools/tool-', [3]],
    // proves tool-6
    ['three posts on a tool page', '/tools/alpha', 'Read More About Alpha', '/blog/', [3]],
    // proves list-9
    ['three to five related articles', '/tools', 'Related Articles', '/blog/', [3, 4, 5]],
    // proves routes-11
    ['four categories on the not-found page', '/nowhere', '', '/tools/category/', [4]],
  ])('%s', async (_, path, region, start, counts) => {
    const visits: string[][] = [];
    for (const seed of seeds) visits.push(await shownTo(seed, path, region, start, Math.min(...counts)));
    expect(new Set(visits.map((addresses) => addresses.join())).size).toBeGreaterThan(1);
    expect([...new Set(visits.map(({ length }) => length))].sort()).toEqual(counts);
    expect(await shownTo(1, path, region, start, Math.min(...counts))).toEqual(visits[0]);
  });
});

describe('the first counts of a tool', () => {
  // proves tool-7, tool-16
  test.each([
    ['lowest', 0, { upvotes: 20, downvotes: 1 }, { views: 100, clicks: 20 }],
    ['highest', 0.999_999, { upvotes: 69, downvotes: 10 }, { views: 1099, clicks: 119 }],
  ])('are random within their bounds: the %s', async (_, random, votes, counts) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const { store } = await renderApp('/tools/other', { source: memorySource(records) });
    await screen.findByRole('heading', { level: 1, name: 'Other' });
    await waitFor(() =>
      expect(selectVotes(store.getState(), 'id-other')).toEqual({ ...votes, userVote: null }),
    );
    expect(selectViewCounts(store.getState(), 'id-other')).toMatchObject(counts);
    expect(screen.getByText(`${votes.upvotes} helpful`)).toBeVisible();
  });
});
