import { chmod, mkdir } from 'node:fs/promises';

/** Creates a folder that only this account may open, or restricts an existing one. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    // Another account owns it and has decided who may open it.
    if (error.code !== 'EPERM') throw error;
  });
}
