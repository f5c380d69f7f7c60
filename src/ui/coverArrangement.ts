export const coverTints = ['indigo', 'sand', 'sage', 'rose', 'ice', 'stone'] as const;

/** Each arrangement varies the heights of the objects and which one is filled. */
const arrangements = [
  { heights: [1, 1.7, 1, 1, 1.4], filled: 2, fill: 'accent' },
  { heights: [1.6, 1.6, 1, 1.3, 1], filled: 1, fill: 'ink' },
  { heights: [1, 1, 1.6, 1, 1.3], filled: -1, fill: 'ink' },
  { heights: [1.5, 1, 1.5, 1, 1], filled: 3, fill: 'ink' },
] as const;

function hash(text: string) {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return sum;
}

/** The arrangement of a seed: the same seed always gets the same tint and the same objects. */
export function coverArrangement(seed: string) {
  const sum = hash(seed);
  return {
    ...(arrangements[sum % arrangements.length] ?? arrangements[0]),
    tint: coverTints[Math.floor(sum / 7) % coverTints.length] ?? coverTints[0],
  };
}

/** Whether a logo follows the text colour: only such logos have contrast on a filled object. */
export function followsTextColour(logo: string): boolean {
  return logo.startsWith('/logos/mono/') || logo.startsWith('/logos/brand/');
}
