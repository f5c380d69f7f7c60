import { readFilledText, readObject } from '../lib/read';

/** How well the answer of a listing fits the text that was searched for. */
export interface SearchMatch {
  /** 'some': nothing has every word, these come close. */
  kind: 'all' | 'some';
  /** What was searched instead, when the text as typed found nothing. */
  corrected?: string;
}

/** The optional `match` of a listing's answer (search-12); every word matches where a host says nothing. */
export function readSearchMatch(body: unknown): SearchMatch {
  const match = readObject(readObject(body)?.match);
  const corrected = readFilledText(match?.corrected);
  return { kind: match?.kind === 'some' ? 'some' : 'all', ...(corrected ? { corrected } : {}) };
}
