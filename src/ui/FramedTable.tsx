import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

import { tableRoles } from './tableRoles';
import { styled } from './theme/styled';

const Framed = styled(Table)(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& tbody th': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& tbody td': { color: theme.vars.palette.text.secondary },
  '& tbody strong': { color: theme.vars.palette.text.primary },
  '& tbody tr + tr > *': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  [theme.breakpoints.up('md')]: {
    '& th, & td': { padding: '12px 12px 12px 20px' },
    '& thead': {
      fontSize: '0.8125rem',
      color: theme.vars.palette.text.secondary,
      backgroundColor: theme.vars.palette.background.subtle,
    },
    '& thead th': { borderBottom: `1px solid ${theme.vars.palette.line.main}` },
  },
  // On phones a row takes two lines: the first two cells side by side, the others below.
  [theme.breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '12px 16px',
    },
    '& tbody tr + tr': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
    '& tbody tr + tr > *': { border: 0 },
    '& tbody tr > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
    // Not `display: none`: screen readers would count fewer columns.
    '& tbody tr > :empty': visuallyHidden,
  },
}));

interface Props {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Below the table, inside its frame. */
  foot?: ReactNode;
}

/**
 * A framed table; the first cell of a row is its header. Roles are explicit, because changing `display`
 * removes the native ones.
 */
export function FramedTable({ label, columns, rows, foot }: Props) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Framed role="table" aria-label={label}>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...tableRoles.columnheader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {rows.map(({ key, cells: [header, ...cells] }) => (
            <tr key={key} {...tableRoles.row}>
              <th scope="row" {...tableRoles.rowheader}>
                {header}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} {...tableRoles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Framed>
      {foot}
    </Paper>
  );
}
