import type { Readable } from 'node:stream';

/** A file on its way: it is written on this machine under `path` and gets its own name once it is complete. */
export interface ExportFileDraft {
  path: string;
  /** Puts the file into the store. Returns its name there and its size in bytes. */
  keep(): Promise<{ name: string; bytes: number }>;
  /** Deletes what is left under `path`. */
  discard(): Promise<void>;
}

/** A finished file. */
export interface FinishedExportFile {
  /** Bytes. */
  size: number;
  /** Opens the file and reads it; it is closed at its end or when the stream is destroyed. */
  read(): Readable;
}

/** Where the files of finished exports are kept. Names say nothing about task or person. */
export interface ExportFiles {
  /** Begins a new file; nothing is written yet. */
  draft(): Promise<ExportFileDraft>;
  /** A finished file by its name; undefined where it is gone. */
  find(name: string): Promise<FinishedExportFile | undefined>;
  /** Deletes a finished file by its name. */
  remove(name: string): Promise<void>;
  /**
   * Deletes files that were written last before `beforeMs` (milliseconds since the epoch) and that no task refers to:
   * unfinished ones, and finished ones of this database. Those of other databases stay.
   */
  removeUnknown(known: ReadonlySet<string>, beforeMs: number): Promise<void>;
}
