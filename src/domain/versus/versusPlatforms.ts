import { joinWords } from '../../lib/joinWords';
import { joinNonEmpty } from '../../lib/text';
import type { Tool } from '../tool';

import { both } from './versusWords';

/** Lists platforms in words: 'on the web, iOS and Android, as a browser extension and through an API'. */
function whereOf(platforms: readonly string[]): string {
  const isSpecial = (platform: string) => ['Browser extension', 'API'].includes(platform);
  const places = platforms.filter((platform) => !isSpecial(platform));
  return joinWords(
    [
      places.length > 0
        ? `on ${joinWords(places.map((place) => (place === 'Web' ? 'the web' : place)))}`
        : '',
      platforms.includes('Browser extension') ? 'as a browser extension' : '',
      platforms.includes('API') ? 'through an API' : '',
    ].filter((part) => part !== ''),
  );
}

/** Splits lists into the entries that all share and the rest of each. */
function sharedAndRest(lists: readonly (readonly string[])[]): { shared: string[]; rests: string[][] } {
  const shared = (lists[0] ?? []).filter((entry) => lists.every((list) => list.includes(entry)));
  return { shared, rests: lists.map((list) => list.filter((entry) => !shared.includes(entry))) };
}

/**
 * The platforms of each tool. Where one lists an API, so does each whose attributes say that it has one: else
 * it would seem to lack it.
 */
function platformsOf(tools: readonly Tool[]): string[][] {
  const isListed = tools.some(({ platforms }) => platforms.includes('API'));
  return tools.map(({ platforms, attributes }) =>
    isListed && attributes.api === 'yes' ? [...new Set([...platforms, 'API'])] : platforms,
  );
}

function availability(tools: readonly Tool[]): string[] {
  const lists = platformsOf(tools);
  const { shared, rests } = sharedAndRest(lists);
  const also = shared.length > 0 ? 'also ' : '';
  const isSame = also !== '' && rests.every((rest) => rest.length === 0);
  return [
    also === ''
      ? ''
      : `${both(tools)} can be used ${isSame ? 'in the same places: ' : ''}${whereOf(shared)}.`,
    ...tools.map(({ name }, index) => {
      if (lists[index]?.length === 0) return `For ${name} no platform is listed.`;
      const rest = rests[index] ?? [];
      return rest.length === 0 ? '' : `${name} can ${also}be used ${whereOf(rest)}.`;
    }),
  ];
}

function connections(tools: readonly Tool[]): string[] {
  const { shared, rests } = sharedAndRest(tools.map(({ integratedWith }) => integratedWith));
  const also = shared.length > 0 ? 'also ' : '';
  return [
    also === '' ? '' : `${both(tools)} connect to ${joinWords(shared)}.`,
    ...tools.map(({ name }, index) => {
      const rest = rests[index] ?? [];
      return rest.length === 0 ? '' : `${name} ${also}connects to ${joinWords(rest)}.`;
    }),
  ];
}

/** Returns where the tools can be used, and what they integrate with (versus-8). */
export function platformAnswer(tools: readonly Tool[]): string {
  return joinNonEmpty([...availability(tools), ...connections(tools)], ' ');
}
