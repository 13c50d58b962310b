import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import {
  sheetCellsXml,
  sheetHeadXml,
  sheetPath,
  sheetTailXml,
  workbookParts,
  type WorkbookPlan,
} from '@agency-insights/insights-api/workbook';
import { Zip, ZipDeflate } from 'fflate';
import type { SheetRows } from './SheetRows.ts';
import { sheetRowsXml } from './sheetRowsXml.ts';

/** Compression level; higher ones take much longer for hardly smaller files. */
const compressionLevel = 4;

/**
 * Writes an xlsx file as a stream: data goes through the compressor to the disk, so memory does not grow with the
 * number of rows. Blocks the calling thread: use it in a worker.
 */
export class WorkbookWriter {
  readonly #plan: WorkbookPlan;
  readonly #file: number;
  readonly #zip: Zip;
  readonly #encoder = new TextEncoder();

  /** Creates the file, readable only by its owner. Throws if it exists or cannot be created. */
  constructor(path: string, plan: WorkbookPlan) {
    this.#plan = plan;
    this.#file = openSync(path, 'wx', 0o600);
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.#append(bytes);
    });
    // Programs that detect a file's type look for the small parts at its beginning.
    for (const [part, xml] of Object.entries(workbookParts(plan)))
      this.#startEntry(part).push(this.#encoder.encode(xml), true);
  }

  /** Writes one complete sheet, in the planned order; `runs` deliver its rows. */
  async writeSheet(
    index: number,
    runs: AsyncIterable<SheetRows> | Iterable<SheetRows>,
    onRows: (written: number) => void = () => undefined,
  ): Promise<void> {
    const sheet = this.#plan.sheets[index];
    if (!sheet) throw new RangeError(`The workbook has no sheet ${index}.`);
    const entry = this.#startEntry(sheetPath(index));
    entry.push(this.#encoder.encode(sheetHeadXml(sheet)));
    if (sheet.cells) entry.push(this.#encoder.encode(sheetCellsXml(sheet.cells)));
    let written = sheet.cells?.length ?? 0;
    for await (const rows of runs) {
      entry.push(this.#encoder.encode(sheetRowsXml(sheet.columns, rows, written + 2)));
      written += rows.rowCount;
      onRows(written);
    }
    if (written !== sheet.rowCount)
      throw new RangeError(`The sheet must have ${sheet.rowCount} rows but got ${written}.`);
    entry.push(this.#encoder.encode(sheetTailXml(sheet)), true);
  }

  /** Writes the directory of the file and flushes it to the disk. */
  finish(): void {
    this.#zip.end();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  /** Closes the unfinished file. */
  abandon(): void {
    closeSync(this.#file);
  }

  #startEntry(path: string): ZipDeflate {
    const entry = new ZipDeflate(path, { level: compressionLevel });
    entry.mtime = this.#plan.createdAt;
    this.#zip.add(entry);
    return entry;
  }

  #append(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
  }
}
