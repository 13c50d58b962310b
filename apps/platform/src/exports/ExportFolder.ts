import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportFileDraft, ExportFiles, FinishedExportFile } from './ExportFiles.ts';

/** Media type of export files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Pattern of names of finished files. Names of earlier releases lack the id of the database. */
export const finishedName = /^(?:[0-9a-f]{8}-)?[0-9a-f]{32}\.xlsx$/;
const part = '.part';

/**
 * The folder of finished exports. Names start with the id of the file's database, and reveal neither task nor user.
 * Only the platform's account may read the folder.
 */
export class ExportFolder implements ExportFiles {
  readonly #folder: string;
  readonly #databaseId: () => Promise<string>;

  /** `databaseId`: returns eight hexadecimal digits; called for new files and when unknown files are deleted. */
  constructor(folder: string, databaseId: () => Promise<string>) {
    this.#folder = folder;
    this.#databaseId = databaseId;
  }

  async draft(): Promise<ExportFileDraft> {
    const { name, path, discard } = await this.begin();
    return {
      path,
      discard,
      keep: async () => {
        const { size } = await stat(path);
        await rename(path, join(this.#folder, name));
        return { name, bytes: size };
      },
    };
  }

  /** Chooses the name of a new file, and the path of its draft. */
  async begin(): Promise<Pick<ExportFileDraft, 'path' | 'discard'> & { name: string }> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${await this.#databaseId()}-${randomBytes(16).toString('hex')}.xlsx`;
    const path = join(this.#folder, `${name}${part}`);
    return { name, path, discard: () => rm(path, { force: true }) };
  }

  async find(name: string): Promise<FinishedExportFile | undefined> {
    if (!finishedName.test(name)) return undefined;
    const path = join(this.#folder, name);
    try {
      const { size } = await stat(path);
      return { size, read: () => createReadStream(path) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    if (finishedName.test(name)) await rm(join(this.#folder, name), { force: true });
  }

  async removeUnknown(known: ReadonlySet<string>, beforeMs: number): Promise<void> {
    const own = `${await this.#databaseId()}-`;
    for (const name of await this.#names()) {
      const path = join(this.#folder, name);
      const isOurs = name.startsWith(own) || name.endsWith(part);
      if (known.has(name) || !isOurs || !finishedName.test(name.replace(part, ''))) continue;
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < beforeMs) await rm(path, { force: true });
    }
  }

  async #names(): Promise<string[]> {
    try {
      return await readdir(this.#folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}
