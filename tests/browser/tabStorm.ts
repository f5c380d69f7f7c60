/** What the visitor did in one tab: the events it dispatched, in their order. */
export interface TabEvent {
  type: string;
  payload: Record<string, unknown>;
}

interface Kept {
  bookmarks: {
    tools: { id: string; bookmarkedAt: string }[];
    posts: { _id: string; bookmarkedAt: string }[];
    removedTools: Record<string, string>;
    removedPosts: Record<string, string>;
  };
  compare: {
    items: { id: string }[];
    waiting: { id: string }[];
    addedAt: Record<string, string>;
    removedAt: Record<string, string>;
  };
  votes: {
    baseCounts: Record<string, unknown>;
    ownVotes: Record<string, { userVote: string | null; votedAt: string }>;
  };
  theme: { scheme: string; toggledAt: string };
}

/**
 * Runs in the page: dispatches random changes to all persisted state, as a visitor of this tab could, as fast as
 * possible. `parity` keeps the times of two tabs distinct.
 */
export async function storm({
  count,
  seed,
  parity,
}: {
  count: number;
  seed: number;
  parity: number;
}): Promise<TabEvent[]> {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  let last = 0;
  const later = (...seen: (string | undefined)[]) => {
    const known = Math.max(last, ...seen.map((time) => (time ? Date.parse(time) : 0)));
    last = Math.max(Date.now(), known + 1);
    last += last % 2 === parity ? 0 : 1;
    return new Date(last).toISOString();
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const toolOf = (n: number) => ({
    ...{
      _id: `s${n}`,
      id: `s${n}`,
      name: `Storm ${n}`,
      slug: `storm-${n}`,
      logo: '/images/tool-placeholder.svg',
    },
    ...{
      description: '',
      shortDescription: '',
      category: 'ai-chatbots',
      features: [],
      tags: [],
      platforms: [],
    },
  });
  const done: TabEvent[] = [];
  /** Removals that may still be taken back. */
  const undos: { list: 'tool' | 'post'; id: string; removedAt: string; bookmark: object }[] = [];
  const happen = (type: string, payload: unknown) => {
    done.push({ type, payload: payload as TabEvent['payload'] });
    window.devTools.dispatch({ type, payload } as never);
  };
  for (let step = 0; step < count; step += 1) {
    if (random(4) === 0) await turn();
    const { bookmarks, compare, votes, theme } = window.devTools.state() as unknown as Kept;
    const n = random(12);
    const id = `s${n}`;
    const undo = undos.length > 0 && random(3) === 0 ? undos.shift() : undefined;
    if (undo) {
      const { removedAt, list, bookmark } = undo;
      happen(`bookmarks/${list}BookmarksRestored`, {
        bookmarks: [bookmark],
        restoredAt: later(removedAt, bookmarks[list === 'tool' ? 'removedTools' : 'removedPosts'][undo.id]),
      });
      continue;
    }
    const kind = random(8);
    if (kind <= 1) {
      const saved = bookmarks.tools.find((tool) => tool.id === id);
      const at = later(saved?.bookmarkedAt, bookmarks.removedTools[id]);
      if (saved) {
        happen('bookmarks/toolBookmarkRemoved', { id, removedAt: at });
        undos.push({ list: 'tool', id, removedAt: at, bookmark: saved });
      } else happen('bookmarks/toolBookmarked', { ...toolOf(n), bookmarkedAt: at });
    } else if (kind === 2) {
      const saved = bookmarks.posts.find((post) => post._id === id);
      const at = later(saved?.bookmarkedAt, bookmarks.removedPosts[id]);
      const post = {
        _id: id,
        id,
        title: `Post ${n}`,
        slug: id,
        excerpt: '',
        date: at,
        image: '',
        bookmarkedAt: at,
      };
      if (saved) {
        happen('bookmarks/postBookmarkRemoved', {
          _id: id,
          title: post.title,
          from: 'article',
          removedAt: at,
        });
        undos.push({ list: 'post', id, removedAt: at, bookmark: saved });
      } else happen('bookmarks/postBookmarked', post);
    } else if (kind === 3) {
      const chosen = [...compare.items, ...compare.waiting];
      const at = later(compare.addedAt[id], compare.removedAt[id]);
      if (chosen.some((tool) => tool.id === id))
        happen('compare/toolRemoved', { id, name: `Storm ${n}`, removedAt: at });
      else if (chosen.length < 3) happen('compare/toolAdded', { tool: toolOf(n), addedAt: at });
      else if (random(3) === 0)
        happen('compare/comparisonCleared', { ids: chosen.map((tool) => tool.id), clearedAt: at });
    } else if (kind === 4) {
      const at = later();
      const viewed = {
        _id: id,
        name: `Storm ${n}`,
        slug: id,
        logo: '',
        category: 'ai-chatbots',
        description: '',
      };
      const initialCounts = { upvotes: 20 + random(50), downvotes: 1 + random(10), views: 100, clicks: 20 };
      happen('tools/toolOpened', { id, openedAt: at, initialCounts, viewed: { ...viewed, timestamp: at } });
    } else if (kind === 5) {
      if (!(id in votes.baseCounts)) continue;
      const known = votes.ownVotes[id];
      const vote = random(2) === 0 ? 'up' : 'down';
      const userVote = known?.userVote === vote ? null : vote;
      const votedAt = later(known?.votedAt);
      if (userVote) happen('votes/voteCast', { id, userVote, votedAt });
      else happen('votes/voteWithdrawn', { id, votedAt });
    } else if (kind === 6) {
      happen('theme/themeToggled', {
        to: theme.scheme === 'dark' ? 'light' : 'dark',
        toggledAt: later(theme.toggledAt),
      });
    } else if (random(4) === 0) {
      const submittedAt = later();
      const texts = {
        websiteUrl: 'https://a.example/',
        description: 'd',
        category: 'marketing',
        pricing: '',
      };
      const submission = {
        name: `Own ${parity}-${step}-${seed}`,
        ...texts,
        useCase: '',
        industry: '',
        email: 'a@b.example',
      };
      happen('submissions/submissionSaved', [
        { ...submission, id: `user-${Date.parse(submittedAt)}`, submittedAt },
      ]);
    }
  }
  return done;
}

/** The expected persisted state after all events of all tabs, in any order of delivery. */
export interface Union {
  tools: string[];
  posts: string[];
  compared: string[];
  votes: Record<string, string | null>;
  viewed: string[];
  submissions: string[];
  theme: string | undefined;
}

const timeFields = [
  'bookmarkedAt',
  'removedAt',
  'clearedAt',
  'restoredAt',
  'addedAt',
  'openedAt',
  'votedAt',
  'toggledAt',
];

function timeOf({ type, payload }: TabEvent): string {
  if (type === 'submissions/submissionSaved')
    return (payload as unknown as [{ submittedAt: string }])[0].submittedAt;
  return timeFields.map((field) => payload[field] as string | undefined).find(Boolean) ?? '';
}

/** Computed apart from the application: the events one after another, by their times. */
export function unionOf(events: readonly TabEvent[]): Union {
  const tools = new Set<string>();
  const posts = new Set<string>();
  const compared = new Map<string, string>();
  const votes: Record<string, string | null> = {};
  const opened = new Map<string, string>();
  const submissions = new Set<string>();
  let theme: string | undefined;
  const sorted = [...events].sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  for (const event of sorted) {
    const { type, payload } = event;
    const id = String(payload.id);
    const at = timeOf(event);
    if (type === 'bookmarks/toolBookmarked') tools.add(id);
    if (type === 'bookmarks/toolBookmarkRemoved') tools.delete(id);
    if (type === 'bookmarks/postBookmarked') posts.add(String(payload._id));
    if (type === 'bookmarks/postBookmarkRemoved') posts.delete(String(payload._id));
    const restored = (payload.bookmarks ?? []) as { id: string; _id: string }[];
    if (type === 'bookmarks/toolBookmarksRestored') for (const one of restored) tools.add(one.id);
    if (type === 'bookmarks/postBookmarksRestored') for (const one of restored) posts.add(one._id);
    if (type === 'compare/toolAdded') compared.set((payload.tool as { id: string }).id, at);
    if (type === 'compare/toolRemoved') compared.delete(id);
    if (type === 'compare/comparisonCleared') for (const one of payload.ids as string[]) compared.delete(one);
    if (type === 'tools/toolOpened') opened.set(id, at);
    if (type === 'votes/voteCast') votes[id] = String(payload.userVote);
    if (type === 'votes/voteWithdrawn') votes[id] = null;
    if (type === 'theme/themeToggled') theme = String(payload.to);
    if (type === 'submissions/submissionSaved') {
      submissions.add((payload as unknown as [{ name: string }])[0].name);
    }
  }
  const byTime = (a: [string, string], b: [string, string]) => a[1].localeCompare(b[1]);
  return {
    tools: [...tools].sort(),
    posts: [...posts].sort(),
    compared: [...compared]
      .sort(byTime)
      .slice(0, 3)
      .map(([id]) => id),
    votes,
    viewed: [...opened]
      .sort(byTime)
      .reverse()
      .slice(0, 10)
      .map(([id]) => id),
    submissions: [...submissions].sort(),
    theme,
  };
}
