export { copyTable, tableCsv } from './csv/tableCsv.ts';
export type { CsvOptions, TableTextOptions } from './csv/tableCsv.ts';
export type { CellTextOptions } from './csv/cellTexts.ts';
export { saveFile } from './csv/saveFile.ts';
export { useTableCsv } from './csv/useTableCsv.ts';
export type { TableCsv, TableCsvOptions } from './csv/useTableCsv.ts';
