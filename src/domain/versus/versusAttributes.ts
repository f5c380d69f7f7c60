import { joinWords } from '../../lib/joinWords';
import { joinNonEmpty } from '../../lib/text';
import { attributeMatrixOf, type MatrixRow } from '../comparison';
import type { Tool } from '../tool';

import { both, inSentence, possessive } from './versusWords';

/** For labels such as 'No training by default', which could be read as part of a sentence. */
const quoted = (label: string) => `“${label}”`;

/** A label with a comma is quoted, since it stands in a list. */
const plain = (label: string) => (label.includes(',') ? quoted(label) : inSentence(label));

const labels = (rows: readonly MatrixRow[], write = plain) => joinWords(rows.map(({ text }) => write(text)));

/** Whether a record's texts mention something that its attributes do not list. */
function isNamed({ features, useCases, pros }: Tool, label: string): boolean {
  const wanted = label.toLowerCase();
  return [...features, ...useCases, ...pros].some((text) => text.toLowerCase().includes(wanted));
}

/** Returns the rows of the attributes that only one tool's record lists and the other records do not mention. */
const ownRows = (tools: readonly Tool[], index: number): readonly MatrixRow[] =>
  attributeMatrixOf(tools).filter(
    ({ text, answers }) =>
      answers[index] === 'yes' &&
      tools.every((tool, at) => at === index || (answers[at] !== 'yes' && !isNamed(tool, text))),
  );

/** Returns the attributes that only one tool's record lists, for the middle of a sentence; '' for none. */
export const ownAttributes = (tools: readonly Tool[], index: number): string => labels(ownRows(tools, index));

/** Returns a sentence on attributes that all tools have, at most five; '' for none. */
export function sharedSentence(tools: readonly Tool[]): string {
  const shared = attributeMatrixOf(tools).filter(({ answers }) =>
    answers.every((answer) => answer === 'yes'),
  );
  return shared.length === 0 ? '' : `Listed for ${inSentence(both(tools))}: ${labels(shared.slice(0, 5))}.`;
}

/** Returns sentences on the attributes in which the tools differ (versus-8); '' for none. */
export function attributeDifferences(tools: readonly Tool[]): string {
  const rows = attributeMatrixOf(tools);
  return joinNonEmpty(
    tools.flatMap(({ name }, index) => {
      const own = labels(ownRows(tools, index), quoted);
      const denied = labels(
        rows.filter(({ answers, differs }) => differs && answers[index] === 'no'),
        quoted,
      );
      return [
        own === '' ? '' : `Listed only for ${name}: ${own}.`,
        denied === '' ? '' : `${possessive(name)} entry says no to: ${denied}.`,
      ];
    }),
    ' ',
  );
}
