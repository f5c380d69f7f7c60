import type { ReplacedKind } from './redaction';

/** Placeholders for texts. Equal texts get the same placeholder. */
export interface Placeholders {
  of: (text: string, kind: ReplacedKind) => string;
  /** Replaces the e-mail addresses in a text. */
  withoutEmail: (text: string) => string;
  /** Returns how many different texts of each kind were replaced. */
  counts: () => ReadonlyMap<ReplacedKind, number>;
}

const addresses = /[^\s@"'<>():;,\\/?=&]+@[^\s@"'<>():;,\\/?=&]+\.[^\s@"'<>():;,\\/?=&.]+/g;
const isStandIn = (address: string) => address.endsWith('@redacted.example');

/** Stand-ins for texts that differ only in case: some reducers compare case-insensitively. */
const casings = ['text', 'Text', 'TEXT', 'tEXT', 'TExt', 'teXT', 'tExT', 'TeXt'];

/** Creates placeholders: 'text 1', 'text 2', and so on; for a web or e-mail address, another address. */
export function createPlaceholders(): Placeholders {
  const numbers = new Map<string, number>();
  const variants = new Map<string, string[]>();
  const counts = new Map<ReplacedKind, number>();

  function of(text: string, kind: ReplacedKind): string {
    const trimmed = text.trim();
    if (trimmed === '') return text;
    const lower = trimmed.toLowerCase();
    // Counted once, under the kind in which it first appears.
    if (!numbers.has(lower)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const number = numbers.get(lower) ?? numbers.size + 1;
    numbers.set(lower, number);
    if (/^https?:/.test(lower)) return `https://redacted.example/${number}`;
    if (/^[^\s@]+@[^\s@]+$/.test(lower)) return `text-${number}@redacted.example`;
    const cased = variants.get(lower) ?? [];
    variants.set(lower, cased);
    if (!cased.includes(trimmed)) cased.push(trimmed);
    return `${casings[cased.indexOf(trimmed)] ?? 'text'} ${number}`;
  }

  return {
    of,
    withoutEmail: (text) =>
      text.replace(addresses, (address) => (isStandIn(address) ? address : of(address, 'email'))),
    counts: () => counts,
  };
}
