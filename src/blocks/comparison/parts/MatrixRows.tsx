import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';

import type { MatrixRow } from '../../../domain/comparison';
import { MarkedText } from '../../../ui/MarkedText';

import { Answer } from './Answer';
import { Body, Row } from './compareTable.styles';

interface Props {
  title: string;
  rows: readonly MatrixRow[];
  toolIds: readonly string[];
  differencesOnly: boolean;
}

/** A section of the table: a row for each feature of any tool, with the answer for each tool. */
export function MatrixRows({ title, rows, toolIds, differencesOnly }: Props) {
  return (
    <Body role="rowgroup" data-matrix="" hidden={differencesOnly && !rows.some(({ differs }) => differs)}>
      <Row role="row">
        {/* A td: a th must not contain headings. */}
        <TableCell role="cell" colSpan={toolIds.length + 1} sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="h3" component="h2" sx={{ mt: 8, mb: { md: 0.5 }, color: 'text.primary' }}>
            {title}
          </Typography>
        </TableCell>
      </Row>
      {rows.map(({ text, answers, differs }) => (
        <Row
          key={text}
          role="row"
          data-differs={differs ? '' : undefined}
          hidden={differencesOnly && !differs}
        >
          <TableCell component="th" scope="row" role="rowheader">
            <MarkedText text={text} />
          </TableCell>
          {answers.map((answer, index) => (
            <TableCell key={toolIds[index]} role="cell">
              <Answer answer={answer} />
            </TableCell>
          ))}
        </Row>
      ))}
    </Body>
  );
}
