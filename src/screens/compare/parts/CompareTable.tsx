import FormControlLabel from '@mui/material/FormControlLabel';
import TableCell from '@mui/material/TableCell';
import { type CSSProperties, useState } from 'react';

import type { MatrixRow } from '../../../domain/comparison';
import type { Tool } from '../../../domain/tool';

import { Body, Head, Row, Table } from './compareTable.styles';
import { comparisonRowsOf } from './comparisonRows';
import { DifferencesSwitch } from './DifferencesSwitch';
import { MatrixRows } from './MatrixRows';
import { ToolHead } from './ToolHead';

interface Props {
  labelledBy: string;
  tools: readonly Tool[];
  onRemove: (tool: Tool) => void;
  sections: readonly { title: string; rows: readonly MatrixRow[] }[];
}

/** A table with explicit roles: on phones its elements are display: block, which removes the implicit ones. */
export function CompareTable({ labelledBy, tools, onRemove, sections }: Props) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
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
            <ToolHead key={tool.id} tool={tool} onRemove={() => onRemove(tool)} />
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
