interface MarkedRun {
  text: string;
  bold: boolean;
  italic: boolean;
}

type Style = 'bold' | 'italic';

interface Mark {
  index: number;
  length: number;
  style: Style;
  /** A closing mark matches only an opening mark of the same spelling. */
  spelling: string;
  opens: boolean;
  closes: boolean;
}

const anyMark = /\*{1,3}|<(\/?)(b|strong|i|em)>/gi;

const styleOfTag: Partial<Record<string, Style>> = { b: 'bold', strong: 'bold', i: 'italic', em: 'italic' };

function isWordBreak(character: string | undefined) {
  return character === undefined || /\s/.test(character);
}

/**
 * Finds the marks in a run of asterisks as in Markdown: they open before a word and close after one, so '5 *
 * 3' stays as it is.
 */
function asterisksAt(text: string, index: number, length: number): Mark[] {
  const opens = !isWordBreak(text[index + length]);
  const closes = index > 0 && !isWordBreak(text[index - 1]);
  const one = { style: 'italic', spelling: '*', length: 1, opens, closes } as const;
  const two = { style: 'bold', spelling: '**', length: 2, opens, closes } as const;
  if (length === 1) return [{ ...one, index }];
  if (length === 2) return [{ ...two, index }];
  // Three asterisks are both marks at once; they close in reverse order.
  return closes
    ? [
        { ...one, index },
        { ...two, index: index + 1 },
      ]
    : [
        { ...two, index },
        { ...one, index: index + 2 },
      ];
}

function marksOf(text: string): Mark[] {
  return Array.from(text.matchAll(anyMark)).flatMap(({ 0: spelled, 1: slash, 2: tag, index }) => {
    if (tag === undefined) return asterisksAt(text, index, spelled.length);
    const spelling = tag.toLowerCase();
    const style = styleOfTag[spelling] ?? 'bold';
    return { index, length: spelled.length, style, spelling, opens: slash === '', closes: slash === '/' };
  });
}

/**
 * Matches opening and closing marks. A mark without a partner, or one that crosses another pair, stays
 * literal text.
 */
function pairedMarks(marks: readonly Mark[]): Map<number, Mark & { starts: boolean }> {
  const paired = new Map<number, Mark & { starts: boolean }>();
  const open: Mark[] = [];
  for (const mark of marks) {
    const partner = mark.closes ? open.findLastIndex((other) => other.spelling === mark.spelling) : -1;
    const opener = open[partner];
    if (opener && opener.index + opener.length < mark.index) {
      paired.set(opener.index, { ...opener, starts: true });
      paired.set(mark.index, { ...mark, starts: false });
      open.length = partner;
    } else if (mark.opens) {
      open.push(mark);
    }
  }
  return paired;
}

/**
 * Splits a text into runs of the same style. Bold and italic may be nested; any other markup stays literal
 * text.
 */
export function parseInlineMarkup(text: string): MarkedRun[] {
  const paired = pairedMarks(marksOf(text));
  const depth = { bold: 0, italic: 0 };
  const runs: MarkedRun[] = [];
  let from = 0;
  const take = (to: number) => {
    if (to > from) {
      runs.push({ text: text.slice(from, to), bold: depth.bold > 0, italic: depth.italic > 0 });
    }
  };
  for (const mark of [...paired.values()].sort((one, other) => one.index - other.index)) {
    take(mark.index);
    from = mark.index + mark.length;
    depth[mark.style] += mark.starts ? 1 : -1;
  }
  take(text.length);
  return runs;
}

/** Strips bold and italic markup, for places where emphasis would be too much (tool-8, list-14). */
export function unmarkedText(text: string): string {
  return parseInlineMarkup(text)
    .map((run) => run.text)
    .join('');
}
