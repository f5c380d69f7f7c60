import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { Tool } from '../../../domain/tool';
import { tableRoles } from '../../../ui/tableRoles';

import type { Group } from './comparisonGroups';
import { Body, Row } from './comparisonTable.styles';

interface Props {
  group: Group;
  tools: readonly Tool[];
  /** Whether there is an empty column in which a tool can be added. */
  hasFreeColumn: boolean;
  differencesOnly: boolean;
}

/** A group of the table: its heading, then a row for each fact. */
export function GroupRows({ group: { key, title, note = '', isMatrix, rows }, ...props }: Props) {
  const { tools, hasFreeColumn, differencesOnly } = props;
  const isHidden = (isSame: boolean) => differencesOnly && isSame;
  return (
    <Body
      role="rowgroup"
      data-group={key}
      data-matrix={isMatrix ? '' : undefined}
      hidden={rows.every(({ isSame }) => isHidden(isSame))}
    >
      {title === undefined ? null : (
        <Row role="row">
          {/* A td, because a th must not contain headings. */}
          <td {...tableRoles.cell} colSpan={tools.length + (hasFreeColumn ? 2 : 1)}>
            <Typography variant="h3" component="h2" sx={{ mt: 8, mb: 0.5, color: 'text.primary' }}>
              {title}
            </Typography>
            {note === '' ? null : (
              <Box component="p" sx={{ m: 0, mb: 1, typography: 'caption', color: 'text.tertiary' }}>
                {note}
              </Box>
            )}
          </td>
        </Row>
      )}
      {rows.map(({ key: rowKey, label, isSame, differs, cells }) => (
        <Row
          key={rowKey}
          role="row"
          data-differs={differs && !differencesOnly ? '' : undefined}
          hidden={isHidden(isSame)}
        >
          <th scope="row" {...tableRoles.rowheader}>
            {label}
          </th>
          {cells.map((content, index) => (
            <td key={tools[index]?.id} {...tableRoles.cell}>
              {content}
            </td>
          ))}
          {hasFreeColumn ? <td aria-hidden="true" data-free="" /> : null}
        </Row>
      ))}
    </Body>
  );
}
