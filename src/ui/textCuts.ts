/** A text on one line, cut with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A text on so many lines at most, cut with an ellipsis. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflowWrap: 'anywhere',
  }) as const;
