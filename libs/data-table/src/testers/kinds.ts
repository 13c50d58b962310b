// What the testers of both runners find by role and name.

export const tableKind = { kind: 'table', roles: ['treegrid', 'grid'] };
export const columnKind = { kind: 'column', roles: ['columnheader'] };
export const itemKind = { kind: 'menu item', roles: ['menuitem'] };
export const dialogKind = { kind: 'dialog', roles: ['dialog'] };
export const fieldKind = { kind: 'field', roles: ['textbox'] };
export const buttonKind = { kind: 'button', roles: ['button'] };

/** Row value of the footer row. */
export const footerRow = 'Infinity';

/** A cell by its row, as `row` finds it, and its header. */
export type CellAddress = readonly [row: string, header: string];

export const pinnedRow = '[data-pinned-row] *';
export const checkbox = '[type="checkbox"]';

/** Max number of rows in an error. */
const maxRows = 20;

/** Error of a row that is not in view, with the first texts of those that are. */
export function missingRow(table: string, text: string, rows: readonly string[]): string {
  const known = rows.slice(0, maxRows).map((row) => `"${row}"`);
  const more = rows.length > maxRows ? ', …' : '';
  return `No row of "${table}" in view has a cell "${text}". The rows begin with: ${known.join(', ')}${more}`;
}

/** Error of a cell that opens neither a text field nor a list. */
export function fieldless(header: string): string {
  return `The cell below "${header}" opens no field for a text and no list: the column has no such editor`;
}

/** A field that refused a value. Its `data-fault` is the reason. */
export const refusingField = '[data-fault]';

/** Error of a value that the table refuses, with its reason. */
export function refused(value: string, header: string, reason: string | null | undefined): string {
  return `"${value}" was refused below "${header}": ${reason ?? ''}`;
}
