import type { ReactNode } from 'react';

import { attributeMatrixOf, attributesNote, matrixOf, type MatrixRow } from '../../../domain/comparison';
import { type FactKey, factRowsOf, glanceKeys, listKeys } from '../../../domain/comparisonFacts';
import type { Tool } from '../../../domain/tool';
import { isDiscontinued } from '../../../domain/toolFacts';
import { MarkedText } from '../../../ui/MarkedText';

import { Answer } from './Answer';
import { FactCell } from './FactCell';
import { TryButton } from './TryButton';

export interface Row {
  key: string;
  label: ReactNode;
  /** Whether the value is the same for all tools. Such a row is hidden while only differences are shown. */
  isSame: boolean;
  /** Whether the row is highlighted as a difference. */
  differs: boolean;
  /** One cell for each tool. */
  cells: readonly ReactNode[];
}

/** Rows under one heading; the last group has none. */
export interface Group {
  key: string;
  title?: string;
  note?: string;
  isMatrix?: boolean;
  rows: readonly Row[];
}

const factRows = (tools: readonly Tool[], keys: readonly FactKey[]): Row[] =>
  factRowsOf(tools, keys).map((row) => ({
    ...row,
    cells: tools.map((tool) => <FactCell key={tool.id} tool={tool} fact={row.key} />),
  }));

const matrixRows = (rows: readonly MatrixRow[], isOfList: boolean): Row[] =>
  rows.map(({ text, answers, differs }) => ({
    key: text,
    label: <MarkedText text={text} />,
    isSame: !differs,
    differs: differs && !isOfList,
    cells: answers.map((answer, index) => <Answer key={index} answer={answer} isOfList={isOfList} />),
  }));

function visit(tool: Tool): ReactNode {
  if (isDiscontinued(tool)) return 'Discontinued';
  return tool.websiteUrl === '' ? '-' : <TryButton tool={tool} />;
}

/**
 * Returns the rows of a comparison in groups, without empty groups (compare-13 to compare-15). Where only
 * some of the tools are shown, these decide which rows differ.
 */
export function comparisonGroupsOf(tools: readonly Tool[], shown: readonly Tool[] = tools): readonly Group[] {
  const groups = groupsOf(tools);
  if (shown.length === tools.length) return groups;
  const rowsOfShown = new Map(
    groupsOf(shown).flatMap(({ key, rows }) => rows.map((row) => [key + row.key, row])),
  );
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => {
      // A row of which the shown tools say nothing is the same for them.
      const { isSame = true, differs = false } = rowsOfShown.get(group.key + row.key) ?? {};
      return { ...row, isSame, differs };
    }),
  }));
}

function groupsOf(tools: readonly Tool[]): readonly Group[] {
  const groups: Group[] = [
    { key: 'glance', title: 'At a glance', rows: factRows(tools, glanceKeys) },
    {
      key: 'attributes',
      title: 'Key attributes',
      note: attributesNote(tools),
      isMatrix: true,
      rows: matrixRows(attributeMatrixOf(tools), false),
    },
    { key: 'lists', title: 'Use cases and features', rows: factRows(tools, listKeys) },
    {
      key: 'features',
      title: 'Feature-by-Feature Comparison',
      isMatrix: true,
      rows: matrixRows(matrixOf(tools.map(({ features }) => features)), true),
    },
    {
      key: 'useCases',
      title: 'Use Cases Comparison',
      isMatrix: true,
      rows: matrixRows(matrixOf(tools.map(({ useCases }) => useCases)), true),
    },
    {
      key: 'visit',
      rows: [{ key: 'visit', label: 'Visit', isSame: false, differs: false, cells: tools.map(visit) }],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
