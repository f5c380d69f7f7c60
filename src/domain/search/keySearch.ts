/** Something with a name as its letters and digits alone, as `nameKey` gives it. */
interface Keyed {
  key: string;
}

/** Finds tools by parts of their `nameKey`, without a look at each of them. */
export interface KeySearch<Tool extends Keyed> {
  /** The tools whose key begins with a text, in their order. */
  beginning: (text: string) => Tool[];
  /** The tools whose key has a text somewhere that is not empty, in their order. */
  having: (text: string) => Tool[];
  /** The names that a text may be with up to `edits` typos behind its first letter, each with its first tool: a few more than those. */
  alike: (text: string, edits: number) => readonly Named<Tool>[];
}

interface Named<Tool> {
  name: string;
  tool: Tool;
  /** Its place among all names: those of the first map come first. */
  turn: number;
}

/** Names with the same first letter and length, and for each which letters it has. */
interface AlikeNames<Tool> {
  names: Named<Tool>[];
  letters: number[];
}

/** The letters of a name as bits, of which two letters may share one. */
function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at++) letters |= 1 << (name.charCodeAt(at) % 32);
  return letters;
}

/** How many bits of a number are set. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Stands before each key in the text of all keys; in none of them. */
const mark = '\n';

/** Gives the tools that have a text somewhere in their key, in their order, where each key has the mark before it. */
function keyText<Tool extends Keyed>(tools: readonly Tool[]): (text: string) => Tool[] {
  // One text: a look at each tool's own takes ten times as long, since they are all over the memory.
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
 * Makes the search of tools by their keys, and by what they are called in `names`, of which a typo never has another first letter
 * (catalogue-26, catalogue-29).
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
        // One edit takes one letter away and brings another at most.
        return names.filter((_, at) => countBits(wanted ^ (letters[at] ?? 0)) <= 2 * edits);
      });
    },
  };
}
