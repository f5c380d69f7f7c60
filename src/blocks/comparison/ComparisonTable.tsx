import FormControlLabel from '@mui/material/FormControlLabel';
import TableCell from '@mui/material/TableCell';
import { type CSSProperties, useState } from 'react';

import { attributeMatrixOf, matrixOf } from '../../domain/comparison';
import type { Tool } from '../../domain/tool';

import { Body, Head, Row, Table } from './parts/compareTable.styles';
import { comparisonRowsOf } from './parts/comparisonRows';
import { DifferencesSwitch } from './parts/DifferencesSwitch';
import { MatrixRows } from './parts/MatrixRows';
import { ToolHead } from './parts/ToolHead';

interface Props {
  labelledBy: string;
  tools: readonly Tool[];
  /** Without it the columns have no button to remove their tool. */
  onRemove?: ((tool: Tool) => void) | undefined;
}

/**
 * The comparison of two or three tools, one table (compare-13, compare-14). Its roles are explicit: on phones its elements
 * are display: block, which removes the implicit ones.
 */
export function ComparisonTable({ labelledBy, tools, onRemove }: Props) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const sections = [
    { title: 'Key attributes', rows: attributeMatrixOf(tools) },
    { title: 'Feature-by-Feature Comparison', rows: matrixOf(tools.map(({ features }) => features)) },
    { title: 'Use Cases Comparison', rows: matrixOf(tools.map(({ useCases }) => useCases)) },
  ];
  return (
    <Table role="table" aria-labelledby={labelledBy} style={{ '--tools': tools.length } as CSSProperties}>
      <Head role="rowgroup">
        <Row role="row">
          <TableCell component="td" role="cell">
            <FormControlLabel
              label="Differences only"
              control={
                <DifferencesSwitch
                  checked={differencesOnly}
                  onChange={(_, isOn) => setDifferencesOnly(isOn)}
                />
              }
            />
          </TableCell>
          {tools.map((tool) => (
            <ToolHead key={tool.id} tool={tool} onRemove={onRemove && (() => onRemove(tool))} />
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {comparisonRowsOf(tools).map(({ label, isSame, cells }) => (
          <Row key={label} role="row" hidden={differencesOnly && isSame}>
            <TableCell component="th" scope="row" role="rowheader">
              {label}
            </TableCell>
            {cells.map(({ id, content }) => (
              <TableCell key={id} role="cell">
                {content}
              </TableCell>
            ))}
          </Row>
        ))}
      </Body>
      {sections.map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <MatrixRows
            key={title}
            title={title}
            rows={rows}
            toolIds={tools.map(({ id }) => id)}
            differencesOnly={differencesOnly}
          />
        ),
      )}
    </Table>
  );
}
