export { RowObject, table, TableObject } from './playwright/table.ts';
export type { CellAddress } from './testers/kinds.ts';
