/** Something with a `nameKey`: its name reduced to letters and digits. */
interface Keyed {
  key: string;
}

/** Finds tools by parts of their `nameKey` without scanning each tool. */
export interface KeySearch<Tool extends Keyed> {
  /** Returns the tools whose key begins with a text, in their order. */
  beginning: (text: string) => Tool[];
  /** Returns the tools whose key contains a non-empty text, in their order. */
  having: (text: string) => Tool[];
  /**
   * Returns candidates for names within `edits` typos of a text, with the same first letter, each with its
   * first tool. A superset: the caller still has to compute the edit distance.
   */
  alike: (text: string, edits: number) => readonly Named<Tool>[];
}

interface Named<Tool> {
  name: string;
  tool: Tool;
  /** Its rank among all names: those of the first map come first. */
  turn: number;
}

/** Names with the same first letter and length, and the letters of each as a bitmask. */
interface AlikeNames<Tool> {
  names: Named<Tool>[];
  letters: number[];
}

/** The set of letters of a name as a 32-bit mask, in which two letters may share a bit. */
function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at++) letters |= 1 << (name.charCodeAt(at) % 32);
  return letters;
}

/** Counts the set bits of a 32-bit integer. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Precedes each key in the concatenated text; occurs in no key. */
const mark = '\n';

/**
 * Returns a function that finds the tools whose key contains a text, in their order; the text may begin with
 * `mark` to match only at the start.
 */
function keyText<Tool extends Keyed>(tools: readonly Tool[]): (text: string) => Tool[] {
  // One concatenated text: scanning the separate strings, scattered over the heap, takes ten times as long.
  const all = tools.map(({ key }) => mark + key).join('');
  const starts = new Uint32Array(tools.length + 1);
  tools.forEach(({ key }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + mark.length + key.length;
  });
  return (text) => {
    const found: Tool[] = [];
    let next = 0;
    for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, starts[next])) {
      while ((starts[next + 1] ?? 0) <= at) next++;
      const tool = tools[next++];
      if (tool) found.push(tool);
    }
    return found;
  };
}

/**
 * Creates a search by the tools' keys, and by the `names` they go by. Typos are only found with the same
 * first letter (catalogue-26, catalogue-29).
 */
export function keySearch<Tool extends Keyed>(
  tools: readonly Tool[],
  names: readonly ReadonlyMap<string, readonly Tool[]>[],
): KeySearch<Tool> {
  const byLetter = new Map<string, Tool[]>();
  for (const tool of tools) {
    const letter = tool.key.charAt(0);
    const those = byLetter.get(letter);
    if (those) those.push(tool);
    else byLetter.set(letter, [tool]);
  }
  const beginnings = new Map([...byLetter].map(([letter, those]) => [letter, keyText(those)]));
  const byStart = new Map<string, AlikeNames<Tool>>();
  const startOf = (name: string, length = name.length) => `${name.charAt(0)}${length}`;
  for (const [turn, [name, [tool]]] of names.flatMap((map) => [...map]).entries()) {
    if (!tool) continue;
    const start = startOf(name);
    const { names, letters } = byStart.get(start) ?? { names: [], letters: [] };
    byStart.set(start, { names, letters });
    names.push({ name, tool, turn });
    letters.push(lettersOf(name));
  }
  return {
    beginning: (text) => (text === '' ? [...tools] : (beginnings.get(text.charAt(0))?.(mark + text) ?? [])),
    having: keyText(tools),
    alike: (text, edits) => {
      const wanted = lettersOf(text);
      const lengths = Array.from({ length: 2 * edits + 1 }, (_, more) => text.length - edits + more);
      return lengths.flatMap((length) => {
        const { names = [], letters = [] } = byStart.get(startOf(text, length)) ?? {};
        // One edit removes at most one letter and adds at most one.
        return names.filter((_, at) => countBits(wanted ^ (letters[at] ?? 0)) <= 2 * edits);
      });
    },
  };
}
