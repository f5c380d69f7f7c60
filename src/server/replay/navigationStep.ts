import type { RootState } from '../../app/rootReducer';
import { navigationLinks } from '../../blocks/layout/navigation';
import { categoryOf } from '../../domain/categories';
import type { RouteState } from '../../domain/events';
import { filtersInUrl } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';

import { button, link } from './locators';
import { quoted } from './sourceText';

/** Returns the query of an address, without the recorder's own parameter. */
function queryOf({ search }: Pick<RouteState, 'search'>): string {
  const query = search.slice(1).split('&');
  const kept = query.filter((part) => part !== '' && !/^record(=|$)/.test(part));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Returns the address of a route, without the recorder's own parameter. */
export const addressOf = (route: Pick<RouteState, 'pathname' | 'search' | 'hash'>) =>
  route.pathname + queryOf(route) + route.hash;

/** The control for a navigation that changes only the list's category or page. */
function listControl(from: RouteState, to: RouteState): string | undefined {
  const [before, after] = [from, to].map((route) => new URLSearchParams(queryOf(route))) as [
    URLSearchParams,
    URLSearchParams,
  ];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (from.pathname === to.pathname && changed.length === 1 && changed[0] === 'page')
    return button(`Go to page ${after.get('page') ?? '1'}`);
  const filters = filtersInUrl(to);
  if (changed.length > 0 || !filters || !filtersInUrl(from)) return undefined;
  const name = categoryOf(filters.category)?.name ?? 'All Tools';
  return `page.getByRole('tab', { name: ${quoted(name)}, exact: true })`;
}

/** The control that leads to another screen, if its accessible name can be derived from the state. */
function linkTo(route: RouteState, before: RootState): string | undefined {
  const slug = /^\/tools\/([^/]+)$/.exec(route.pathname)?.[1];
  const tool = Object.values(before.tools.entities).find((one) => one.slug === slug);
  if (tool) return link(tool.name);
  const postSlug = /^\/blog\/([^/]+)$/.exec(route.pathname)?.[1];
  const post = Object.values(before.posts.entities).find((one) => one.slug === postSlug);
  if (post) return link(post.title);
  if (route.pathname === paths.compare(before.compare.items.map((one) => one.slug)))
    return button('Compare Now');
  const known = navigationLinks.find(({ to }) => to === route.pathname + queryOf(route));
  return known && link(known.label);
}

/** The browser's history during a session: tracks how far each navigation moves in it. */
export class HistoryEntries {
  private keys: string[] = [];
  private at = -1;

  /** Returns the number of entries moved by Back or Forward; undefined for a new or unknown entry. */
  follow({ key, navigation: kind }: RouteState): number | undefined {
    const found = this.keys.indexOf(key);
    if (kind === 'POP' && found >= 0) {
      const moved = found - this.at;
      this.at = found;
      return moved;
    }
    this.keys = this.keys.slice(0, kind === 'REPLACE' ? Math.max(this.at, 0) : this.at + 1);
    this.at = this.keys.push(key) - 1;
    return undefined;
  }
}

/**
 * Returns the source text of a navigation: by the control that leads there if it is known, else by the
 * address, which reloads the page.
 */
export function navigationStep(route: RouteState, before: RootState, entries: HistoryEntries): string {
  const moved = entries.follow(route);
  if (moved === -1) return 'await page.goBack();';
  if (moved === 1) return 'await page.goForward();';
  const { route: from } = before.visit;
  const [search, earlier] = [route, from].map((one) => new URLSearchParams(queryOf(one)).get('search'));
  if (route.pathname === from.pathname && search && search !== earlier) {
    const box = "page.getByRole('searchbox', { name: 'Search for tools...' })";
    return `await ${box}.fill(${quoted(search)}); await ${box}.press('Enter');`;
  }
  const control = moved === undefined ? (listControl(from, route) ?? linkTo(route, before)) : undefined;
  return `await visit.goTo(${quoted(addressOf(route))}${control ? `, ${control}` : ''});`;
}
