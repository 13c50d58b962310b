import type { Readable } from 'node:stream';

/** A draft file, written locally under `path`; it gets its final name when complete. */
export interface ExportFileDraft {
  path: string;
  /** Moves the file to the store. Returns its name there and its size in bytes. */
  keep(): Promise<{ name: string; bytes: number }>;
  /** Deletes the file under `path`. */
  discard(): Promise<void>;
}

/** A finished file. */
export interface FinishedExportFile {
  /** Bytes. */
  size: number;
  /** Opens a stream of the file, which is closed at its end or when destroyed. */
  read(): Readable;
}

/** Store of finished export files. Names reveal neither task nor user. */
export interface ExportFiles {
  /** Starts a new file without writing anything. */
  draft(): Promise<ExportFileDraft>;
  /** Finds a file by its name; undefined if it was removed. */
  find(name: string): Promise<FinishedExportFile | undefined>;
  /** Deletes a finished file by its name. */
  remove(name: string): Promise<void>;
  /**
   * Deletes unreferenced files last written before `beforeMs` (milliseconds since the epoch): drafts, and finished
   * files of this database. Keeps those of other databases.
   */
  removeUnknown(known: ReadonlySet<string>, beforeMs: number): Promise<void>;
}
