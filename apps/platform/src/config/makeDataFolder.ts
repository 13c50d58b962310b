import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from './StartProblem.ts';

/**
 * Creates a folder and its missing parents, and checks that it is writable. Throws a StartProblem that names DATA_DIR.
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

/** Creates the one-line error for a data folder that is not writable. */
export function dataFolderProblem(dataDir: string, cause: unknown): StartProblem {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new StartProblem(
    `DATA_DIR: the folder ${dataDir} cannot be written (${reason}); give this user write access or set DATA_DIR to another folder.`,
    { cause },
  );
}

/**
 * Creates one folder at a time: Node's `recursive` never returns if an existing folder, such as `/proc`, fails with
 * ENOENT.
 */
async function makeEachFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const code = await tryToMake(folder);
  if (code !== 'ENOENT' || parent === folder) return;
  await makeEachFolder(parent);
  if ((await tryToMake(folder)) === 'ENOENT')
    throw Object.assign(new Error(`${folder} cannot be created`), { code: 'ENOENT' });
}

/** Returns null if the folder exists now, ENOENT if its parent is missing. Throws for other reasons. */
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
