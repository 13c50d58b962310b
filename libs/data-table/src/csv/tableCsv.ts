import type { ColumnOrGroupDef } from '../columns/columnDefinition.types.ts';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
import { overRows, type Steps } from '../engine/steps.ts';
import { Work } from '../engine/Work.ts';
import { tableTextSource, type CellTextOptions, type TableTextSource } from './cellTexts.ts';
import { csvField, tsvField } from './csvField.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Options of writing a table as text. */
export interface TableTextOptions extends CellTextOptions {
  /** False omits the header line. Default true. */
  headers?: boolean;
  /** Cancels the work: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called at intervals with the number of rows written. */
  onProgress?: (rows: number, of: number) => void;
}

/** Options of `tableCsv`. */
export interface CsvOptions extends TableTextOptions {
  /** Field separator. Excel expects `;` in languages with a decimal comma. Default `,`. */
  separator?: ',' | ';' | '\t';
}

/**
 * Returns a table as a CSV file (RFC 4180, UTF-8 with BOM): all rows that pass the search and filters, in order, with
 * the visible columns. Nested rows are included if shown. Formulas are escaped. The work runs in slices that yield to
 * the page.
 * @param columns The columns as the table has them.
 * @throws RangeError when server rows are not loaded: export them on the server.
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
 * Copies a table to the clipboard for spreadsheets. Returns the number of rows.
 * @param columns The columns as the table has them.
 * @throws RangeError when server rows are not loaded; errors of the clipboard are passed on.
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

/** Format of a line. */
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
      const row = rowAtPlace(view, place);
      if (!view.reader.isLoaded(row))
        throw new RangeError(`Row ${place + 1} is not loaded: let the server write the file`);
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
