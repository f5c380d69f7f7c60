import { joinWords } from '../../lib/joinWords';
import { attributeMatrixOf, type MatrixRow } from '../comparison';
import type { Tool } from '../tool';

import { both, inSentence, possessive } from './versusWords';

/** The rows that no other part of the text tells: whether there is a free plan is said with the prices. */
const rowsOf = (tools: readonly Tool[]): MatrixRow[] =>
  attributeMatrixOf(tools).filter(({ text }) => text !== 'Free plan');

const labels = (rows: readonly MatrixRow[]) => joinWords(rows.map(({ text }) => inSentence(text)));

/** Whether a record names something in its texts, although its attributes do not. */
function isNamed({ features, useCases, pros }: Tool, label: string): boolean {
  const wanted = label.toLowerCase();
  return [...features, ...useCases, ...pros].some((text) => text.toLowerCase().includes(wanted));
}

/** What the record of one tool says yes to, and those of the others name nowhere. */
export function ownAttributes(tools: readonly Tool[], index: number): string {
  return labels(
    rowsOf(tools).filter(
      ({ text, answers }) =>
        answers[index] === 'yes' &&
        tools.every((tool, at) => at === index || (answers[at] !== 'yes' && !isNamed(tool, text))),
    ),
  );
}

/** What all tools have, at most a few, as a sentence; '' where there is nothing. */
export function sharedAttributes(tools: readonly Tool[]): string {
  const shared = rowsOf(tools).filter(({ answers }) => answers.every((answer) => answer === 'yes'));
  return shared.length === 0 ? '' : `Listed for ${inSentence(both(tools))}: ${labels(shared.slice(0, 5))}.`;
}

/** What sets the tools apart by the questions that tools of their categories are asked (versus-8); '' for nothing. */
export function attributeDifferences(tools: readonly Tool[]): string {
  const rows = rowsOf(tools);
  return tools
    .flatMap(({ name }, index) => {
      const own = ownAttributes(tools, index);
      const denied = labels(rows.filter(({ answers, differs }) => differs && answers[index] === 'no'));
      return [
        own === '' ? '' : `Listed only for ${name}: ${own}.`,
        denied === '' ? '' : `${possessive(name)} entry says no to: ${denied}.`,
      ];
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}
