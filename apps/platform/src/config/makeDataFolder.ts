import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from './StartProblem.ts';

/**
 * Makes a folder of the data folder, and those above it, where they are missing, and finds out whether it can be
 * written. Throws a StartProblem that names DATA_DIR.
 * @param folder absolute path of the folder
 * @param dataDir the data folder, for the message; default `folder` itself
 */
export async function makeDataFolder(folder: string, dataDir: string = folder): Promise<void> {
  try {
    await makeEachFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw dataFolderProblem(dataDir, error);
  }
}

/** The refusal of a data folder that cannot be written, in one line. */
export function dataFolderProblem(dataDir: string, cause: unknown): StartProblem {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new StartProblem(
    `DATA_DIR: the folder ${dataDir} cannot be written (${reason}); give this user write access or set DATA_DIR to another folder.`,
    { cause },
  );
}

/**
 * Folder by folder, since Node's own `recursive` never ends where a folder that exists answers ENOENT for what is made
 * in it, as `/proc` does.
 */
async function makeEachFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const code = await tryToMake(folder);
  if (code !== 'ENOENT' || parent === folder) return;
  await makeEachFolder(parent);
  if ((await tryToMake(folder)) === 'ENOENT')
    throw Object.assign(new Error(`${folder} cannot be made`), { code: 'ENOENT' });
}

/** Null: it was made or is there; ENOENT: the folder above it is missing. Throws for every other reason. */
async function tryToMake(folder: string): Promise<'ENOENT' | null> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'ENOENT';
    if (code === 'EEXIST') return null;
    throw error;
  }
}
