import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What `current.json` says: which set file is the one to read. */
export interface CurrentSet {
  setId: string;
  /** Absolute path of the set's database file. */
  file: string;
}

/**
 * Reads `current.json` of a warehouse folder; null when no set is loaded yet.
 * @throws Error when the file is there but does not name a set
 */
export async function readCurrentSet(directory: string): Promise<CurrentSet | null> {
  const path = join(directory, 'current.json');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null || !('setId' in content) || !('file' in content)
    || typeof content.setId !== 'string' || typeof content.file !== 'string') {
    throw new Error(`${path} does not name a data set`);
  }
  // Only the file's name counts: a set lives in the folder that names it, also after the folder was moved.
  return { setId: content.setId, file: join(directory, basename(content.file)) };
}
