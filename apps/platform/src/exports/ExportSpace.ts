import { ApiProblem } from '../http/ApiProblem.ts';
import type { ExportFiles } from './ExportFiles.ts';
import type { ExportTaskStore, FinishedExport } from './ExportTaskStore.ts';

const bytesPerMegabyte = 1_000_000;

/** How much room finished exports may take, and where they are. */
export interface ExportSpaceOptions {
  tasks: ExportTaskStore;
  files: ExportFiles;
  /** Bytes of one person's files from which on no more exports begin. */
  maxBytesPerPerson: number;
  /** Bytes of all files; the oldest ones go first. */
  maxBytes: number;
  /** How long finished files are kept. */
  retentionMs: number;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** Bounds the room that files of finished exports take. */
export class ExportSpace {
  readonly #options: ExportSpaceOptions;

  constructor(options: ExportSpaceOptions) {
    this.#options = options;
  }

  /** Throws an ApiProblem 429 where the files of a person take up all that is kept for one. */
  async refuseFull(userId: string): Promise<void> {
    const { tasks, maxBytesPerPerson, retentionMs, now } = this.#options;
    const finished = await tasks.finished(userId);
    if ((await this.#bytesOf(finished)) < maxBytesPerPerson) return;
    const oldestEndsAt = (finished[0]?.updated_at ?? now()) + retentionMs;
    const megabytes = Math.ceil(maxBytesPerPerson / bytesPerMegabyte).toLocaleString('en-US');
    throw new ApiProblem(
      429,
      'export_space_used',
      `Your finished exports take up ${megabytes} MB, the most that is kept for one person. Delete some of them, then export again.`,
      [],
      { headers: { 'retry-after': String(Math.max(1, Math.ceil((oldestEndsAt - now()) / 1000))) } },
    );
  }

  /** Deletes the oldest exports until the files take up no more than is allowed. The newest one stays. */
  async trim(): Promise<void> {
    await this.#keep(await this.#options.tasks.finished(), this.#options.maxBytes);
  }

  /** Deletes the oldest exports until half the room that the files take is free: the disk is full. */
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
