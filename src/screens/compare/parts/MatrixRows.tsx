import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import TableCell from '@mui/material/TableCell';

import type { MatrixRow } from '../../../domain/comparison';
import { MarkedText } from '../../../ui/MarkedText';

import { Answer } from './compareCell.styles';
import { Body, Row, SectionTitle } from './compareTable.styles';

interface Props {
  title: string;
  rows: readonly MatrixRow[];
  toolIds: readonly string[];
  differencesOnly: boolean;
}

/** A section of the table: a row for each feature of any tool, with Yes or No for each tool. */
export function MatrixRows({ title, rows, toolIds, differencesOnly }: Props) {
  return (
    <Body role="rowgroup" data-matrix="" hidden={differencesOnly && !rows.some(({ differs }) => differs)}>
      <Row role="row">
        <SectionTitle role="cell" colSpan={toolIds.length + 1}>
          <h2>{title}</h2>
        </SectionTitle>
      </Row>
      {rows.map(({ text, has, differs }) => (
        <Row
          key={text}
          role="row"
          data-differs={differs ? '' : undefined}
          hidden={differencesOnly && !differs}
        >
          <TableCell component="th" scope="row" role="rowheader">
            <MarkedText text={text} />
          </TableCell>
          {has.map((isThere, index) => (
            <TableCell key={toolIds[index]} role="cell">
              <Answer data-yes={isThere ? '' : undefined}>
                {isThere ? <Check aria-hidden="true" /> : <Close aria-hidden="true" />}
                {isThere ? 'Yes' : 'No'}
              </Answer>
            </TableCell>
          ))}
        </Row>
      ))}
    </Body>
  );
}
