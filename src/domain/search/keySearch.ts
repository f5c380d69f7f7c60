import { numberAt } from '../../lib/numberAt';

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
  /** The names with the first letter of a text and up to `edits` letters more or fewer, each with its first tool, in their order. */
  alike: (text: string, edits: number) => readonly Named<Tool>[];
}

interface Named<Tool> {
  name: string;
  tool: Tool;
  turn: number;
}

/** Stands before each key in the text of all keys; in none of them. */
const mark = '\n';

/**
 * Makes the search of tools by their keys, and by what they are called in `names`, of which a typo never has another first letter
 * (catalogue-26, catalogue-29).
 */
export function keySearch<Tool extends Keyed>(
  tools: readonly Tool[],
  names: readonly ReadonlyMap<string, readonly Tool[]>[],
): KeySearch<Tool> {
  // One text: a look at each tool's own takes ten times as long, since they are all over the memory.
  const all = tools.map(({ key }) => mark + key).join('');
  const starts = new Uint32Array(tools.length + 1);
  tools.forEach(({ key }, position) => {
    starts[position + 1] = numberAt(starts, position) + mark.length + key.length;
  });
  const find = (text: string) => {
    const found: Tool[] = [];
    let next = 0;
    for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, numberAt(starts, next))) {
      while (numberAt(starts, next + 1) <= at) next++;
      const tool = tools[next++];
      if (tool) found.push(tool);
    }
    return found;
  };
  const byStart = new Map<string, Named<Tool>[]>();
  const startOf = (name: string, length = name.length) => `${name.charAt(0)}${length}`;
  for (const [turn, [name, [tool]]] of names.flatMap((map) => [...map]).entries()) {
    if (!tool) continue;
    const alike = byStart.get(startOf(name));
    if (alike) alike.push({ name, tool, turn });
    else byStart.set(startOf(name), [{ name, tool, turn }]);
  }
  return {
    beginning: (text) => find(mark + text),
    having: find,
    alike: (text, edits) =>
      Array.from({ length: 2 * edits + 1 }, (_, more) => startOf(text, text.length - edits + more))
        .flatMap((start) => byStart.get(start) ?? [])
        .sort((a, b) => a.turn - b.turn),
  };
}
