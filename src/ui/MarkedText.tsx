import { Fragment } from 'react';

import { parseInlineMarkup } from '../lib/inlineMarkup';

interface MarkedTextProps {
  /** May contain bold and italic markup, as Markdown or as tags (tool-8). */
  text: string;
}

export function MarkedText({ text }: MarkedTextProps) {
  return parseInlineMarkup(text).map((run, index) => {
    const words = run.italic ? <em>{run.text}</em> : run.text;
    return <Fragment key={index}>{run.bold ? <strong>{words}</strong> : words}</Fragment>;
  });
}
