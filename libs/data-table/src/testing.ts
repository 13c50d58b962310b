export { RowTester, table, TableTester } from './testers/table.ts';
export type { CellAddress } from './testers/kinds.ts';
export type { SortDirection, TableTesterOptions, TableUser } from './testers/table.ts';
