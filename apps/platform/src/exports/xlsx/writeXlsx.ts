import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Cell,
  type CellKind,
  planSmallSheet,
  type SheetColumn,
  type SheetPlan,
  type SmallSheet,
} from '@agency-insights/insights-api/workbook';
import { pageWords } from '../../pages/pageWords.ts';
import type { Column, ColumnarTable } from '../../warehouse/ColumnarTable.ts';
import { ColumnMeasure } from './ColumnMeasure.ts';
import { packRows } from './SheetRows.ts';
import type { XlsxWorkerData, XlsxWorkerMessage } from './xlsxWorker.ts';

/** A column to write: its values, their type, and its header. */
export interface SheetSource {
  header: string;
  kind: CellKind;
  column: Column;
  /** Whether to show its sum below the rows; for `integer` or `money`. Default false. */
  hasTotal?: boolean;
}

/**
 * A table to write; all columns have `rowCount` values. Its header has filter buttons, and its first column is frozen.
 */
export interface TableSheet {
  name: string;
  columns: readonly SheetSource[];
  rowCount: ColumnarTable['rowCount'];
}

export type SheetToWrite = TableSheet | SmallSheet;

export interface XlsxToWrite {
  /** Path of the file, which must not exist. Only its owner can read it. */
  path: string;
  title: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  sheets: readonly SheetToWrite[];
}

export interface WriteXlsxOptions {
  /** Aborts writing; the caller removes the unfinished file. */
  signal?: AbortSignal;
  /** Called with the total number of written rows. */
  onRows?: (written: number) => void;
}

/** Rows of a run: packing them takes the main thread a few milliseconds. */
const rowsPerRun = 2_000;
const rowsPerMeasure = 10_000;
/** Max runs in transit: enough to keep the worker busy, few enough for constant memory. */
const maxRunsUnderWay = 3;
/** Memory limit of the worker, which holds a few runs at a time; with more it would only collect garbage later. */
const workerLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Writes an xlsx file in a separate thread. The calling thread only packs and transfers rows, a few thousand at a time,
 * and yields to other work in between. Rejects with the thread's error or the signal's reason.
 */
export async function writeXlsx(
  { path, title, createdAt, sheets }: XlsxToWrite,
  { signal, onRows = () => undefined }: WriteXlsxOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  const planned: SheetPlan[] = [];
  for (const sheet of sheets) planned.push('cells' in sheet ? planSmallSheet(sheet) : await planTable(sheet));
  const workerData: XlsxWorkerData = { path, plan: { title, createdAt, sheets: planned } };
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), { workerData, resourceLimits: workerLimits });
  const outcome = outcomeOf(worker, signal);
  try {
    let before = 0;
    for (const sheet of sheets) {
      if ('cells' in sheet) continue;
      const earlier = before;
      await Promise.race([feed(worker, sheet, (written) => onRows(earlier + written)), outcome.promise]);
      before += sheet.rowCount;
    }
    await outcome.promise;
  } finally {
    outcome.forget();
    await worker.terminate();
  }
}

/** Resolves when the thread has completed the file; rejects if it ends in any other way or the signal fires. */
function outcomeOf(worker: Worker, signal: AbortSignal | undefined): { promise: Promise<void>; forget(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // It may reject before a caller awaits it.
  promise.catch(() => undefined);
  let complete = false;
  worker.on('message', (message: XlsxWorkerMessage) => {
    complete ||= message.type === 'done';
  });
  worker.once('error', reject);
  worker.once('exit', (code) =>
    complete
      ? resolve()
      : reject(new Error(`The thread that wrote the file ended before it was complete, with code ${code}.`)),
  );
  const stop = () => reject(signal?.reason as Error);
  signal?.addEventListener('abort', stop, { once: true });
  return { promise, forget: () => signal?.removeEventListener('abort', stop) };
}

/** Measures all values, so that nothing is cut off or shown as `####`, and sums columns with a total. */
async function planTable(sheet: TableSheet): Promise<SheetPlan> {
  for (const { column } of sheet.columns) {
    // Some columns create their values on first use, so measure one column per turn.
    void column.values;
    await nextTurn();
  }
  const measured = sheet.columns.map((source) => ({ ...source, measure: new ColumnMeasure(source.kind) }));
  for (let from = 0; from < sheet.rowCount; from += rowsPerMeasure) {
    const to = Math.min(from + rowsPerMeasure, sheet.rowCount);
    for (const { measure, column } of measured) measure.add(column, from, to);
    await nextTurn();
  }
  const columns = measured.map(({ header, kind, measure, hasTotal = false }): SheetColumn => ({
    header,
    kind,
    width: measure.width(header, hasTotal),
  }));
  const totals = measured.map(({ kind, measure, hasTotal }, index): Cell =>
    hasTotal ? { kind, value: measure.sum } : { kind: 'text', value: index === 0 ? pageWords('Total') : null },
  );
  const { name, rowCount } = sheet;
  const hasTotals = rowCount > 0 && measured.some(({ hasTotal }) => hasTotal);
  return { name, columns, rowCount, isTable: true, frozenColumns: 1, ...(hasTotals && { totals }) };
}

/** Sends the rows of a sheet, at most a few runs ahead of the worker. Resolves when the last one is written. */
async function feed(worker: Worker, sheet: TableSheet, onRows: (written: number) => void): Promise<void> {
  const columns = sheet.columns.map(({ column }) => column);
  let written = 0;
  let moreWritten = Promise.withResolvers<void>();
  const listen = (message: XlsxWorkerMessage) => {
    if (message.type !== 'rows') return;
    written = message.written;
    onRows(written);
    moreWritten.resolve();
  };
  const untilWritten = async (rows: number) => {
    while (written < rows) {
      await moreWritten.promise;
      moreWritten = Promise.withResolvers<void>();
    }
  };
  worker.on('message', listen);
  try {
    for (let from = 0; from < sheet.rowCount; from += rowsPerRun) {
      await untilWritten(from - maxRunsUnderWay * rowsPerRun);
      const { rows, transfer } = packRows(columns, from, Math.min(from + rowsPerRun, sheet.rowCount));
      worker.postMessage(rows, transfer);
      await nextTurn();
    }
    await untilWritten(sheet.rowCount);
  } finally {
    worker.off('message', listen);
  }
}
