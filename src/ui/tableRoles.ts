/**
 * Props with the roles of table elements. Elements lose their native roles when `display` changes, as on
 * phones, and lint would reject roles written out as redundant.
 */
export const tableRoles = {
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
