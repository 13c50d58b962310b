import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file atomically: writes and flushes a temporary file, then renames it. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const temporary = `${path}.partial`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncPath(dirname(path));
}

/** Flushes a file or a folder's entries to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
