export { RowTester, table, TableTester } from './testers/table.ts';
export type { SortDirection, TableTesterOptions, TableUser } from './testers/table.ts';
