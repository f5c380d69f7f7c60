/** Truncates a text to one line with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Clamps a text to a number of lines with an ellipsis. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflowWrap: 'anywhere',
  }) as const;
