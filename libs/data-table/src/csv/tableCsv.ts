import type { ColumnOrGroupDef } from '../columns/columnDefinition.types.ts';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
import { overRows, type Steps } from '../engine/steps.ts';
import { Work } from '../engine/Work.ts';
import { tableTextSource, type CellTextOptions, type TableTextSource } from './cellTexts.ts';
import { csvField, tsvField } from './csvField.ts';

/** How a table is written. */
export interface TableTextOptions extends CellTextOptions {
  /** False leaves the line of headers out. Default true. */
  headers?: boolean;
  /** Cancels the work: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called now and then with the number of rows that are written. */
  onProgress?: (rows: number, of: number) => void;
}

/** How a table is written as CSV. */
export interface CsvOptions extends TableTextOptions {
  /** Between two fields. Excel in languages with a decimal comma reads `;`. Default `,`. */
  separator?: ',' | ';' | '\t';
}

/**
 * Returns what a table shows as a file of CSV (UTF-8 with its mark, lines as RFC 4180 has them): all rows that pass search and
 * filters, on all pages, in their order, with the visible columns. No text is a formula for a spreadsheet. The work is cut into
 * slices between which the page lives. Nested rows are written where they are shown.
 * @param columns The columns as the table has them.
 * @throws RangeError when rows of a server have not arrived: have the server write them.
 */
export async function tableCsv<TRow>(
  table: DataTableHandle,
  columns: readonly ColumnOrGroupDef<TRow>[],
  options: CsvOptions = {},
): Promise<Blob> {
  const { separator = ',' } = options;
  const pieces = await writeTable(tableTextSource(table, columns, options), options, {
    separator,
    lineEnd: '\r\n',
    field: (text) => csvField(text, separator),
  });
  return new Blob(['\uFEFF', ...pieces], { type: 'text/csv;charset=utf-8' });
}

/**
 * Copies what a table shows to the clipboard, to be pasted into a spreadsheet. Returns the number of rows.
 * @param columns The columns as the table has them.
 * @throws RangeError when rows of a server have not arrived, and whatever the browser's clipboard refuses with.
 */
export async function copyTable<TRow>(
  table: DataTableHandle,
  columns: readonly ColumnOrGroupDef<TRow>[],
  options: TableTextOptions = {},
): Promise<number> {
  const source = tableTextSource(table, columns, options);
  const pieces = await writeTable(source, options, { separator: '\t', lineEnd: '\n', field: tsvField });
  await navigator.clipboard.writeText(pieces.join('').trimEnd());
  return source.view.rowCount;
}

/** How lines are made of texts. */
interface LineFormat {
  separator: string;
  lineEnd: string;
  field: (text: string) => string;
}

async function writeTable(source: TableTextSource, options: TableTextOptions, format: LineFormat): Promise<string[]> {
  const { signal, onProgress, headers = true } = options;
  const pieces: string[] = [];
  if (headers)
    pieces.push(
      lineOf(
        source.columns.map((column) => column.header),
        format,
      ),
    );
  const report = () => onProgress?.(pieces.length - Number(headers), source.view.rowCount);
  await new Work(rowSteps(source, format, pieces)).runInSlices({ signal, onPause: report });
  report();
  return pieces;
}

function* rowSteps({ view, columns }: TableTextSource, format: LineFormat, pieces: string[]): Steps<void> {
  yield* overRows(view.rowCount, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = view.rows ? view.rows[place]! : place;
      if (!view.reader.isLoaded(row)) throw new RangeError(`Row ${place + 1} has not arrived from the server`);
      pieces.push(
        lineOf(
          columns.map((column) => column.textOf(row)),
          format,
        ),
      );
    }
  });
}

function lineOf(texts: readonly string[], { separator, lineEnd, field }: LineFormat): string {
  return texts.map(field).join(separator) + lineEnd;
}
