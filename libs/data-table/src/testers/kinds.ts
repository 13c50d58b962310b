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
