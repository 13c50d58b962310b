import { ApiProblem } from '../http/ApiProblem.ts';
import type { ExportFiles } from './ExportFiles.ts';
import type { ExportTaskStore, FinishedExport } from './ExportTaskStore.ts';

const bytesPerMegabyte = 1_000_000;

/** Options of `ExportSpace`. */
export interface ExportSpaceOptions {
  tasks: ExportTaskStore;
  files: ExportFiles;
  /** Max bytes of one user's files; beyond it, new exports are refused. */
  maxBytesPerPerson: number;
  /** Max bytes of all files; the oldest are deleted first. */
  maxBytes: number;
  /** Retention of finished files. */
  retentionMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Limits the space of finished export files. */
export class ExportSpace {
  readonly #options: ExportSpaceOptions;

  constructor(options: ExportSpaceOptions) {
    this.#options = options;
  }

  /** Throws an ApiProblem 429 if a user's files have reached the limit. */
  async refuseFull(userId: string): Promise<void> {
    const { tasks, maxBytesPerPerson, retentionMs, now } = this.#options;
    const finished = await tasks.finished(userId);
    if ((await this.#bytesOf(finished)) < maxBytesPerPerson) return;
    const oldestEndsAt = (finished[0]?.updated_at ?? now()) + retentionMs;
    const megabytes = Math.ceil(maxBytesPerPerson / bytesPerMegabyte).toLocaleString('en-US');
    throw new ApiProblem(
      429,
      'export_space_used',
      `Your finished exports take up ${megabytes} MB, the maximum for one user. Delete some of them, then export again.`,
      [],
      { headers: { 'retry-after': String(Math.max(1, Math.ceil((oldestEndsAt - now()) / 1000))) } },
    );
  }

  /** Deletes the oldest exports until the files are within the limit. Keeps the newest one. */
  async trim(): Promise<void> {
    await this.#keep(await this.#options.tasks.finished(), this.#options.maxBytes);
  }

  /** Deletes the oldest exports until half of their space is free, for a full disk. */
  async makeRoom(): Promise<void> {
    const finished = await this.#options.tasks.finished();
    await this.#keep(finished, (await this.#bytesOf(finished)) / 2);
  }

  async #keep(finished: readonly FinishedExport[], maxBytes: number): Promise<void> {
    const { tasks, files } = this.#options;
    let bytes = await this.#bytesOf(finished);
    for (const oldest of finished.slice(0, -1)) {
      if (bytes <= maxBytes) return;
      bytes -= await this.#bytesOf([oldest]);
      await tasks.remove(oldest.user_id, oldest.id);
      await files.remove(oldest.file_path);
    }
  }

  async #bytesOf(finished: readonly FinishedExport[]): Promise<number> {
    const sizes = await Promise.all(
      finished.map(async ({ file_path, bytes }) => bytes ?? (await this.#options.files.find(file_path))?.size ?? 0),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}
