export { RowObject, table, TableObject } from './playwright/table.ts';
