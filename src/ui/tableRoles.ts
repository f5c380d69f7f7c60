/**
 * The roles of a table's elements, to be spread: elements with another `display`, as on phones, lose those that they have by themselves, and
 * lint takes a role that is written out for one too many.
 */
export const tableRoles = {
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
