import { randomUUID } from 'node:crypto';
import { chmod, link, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolderProblem, makeDataFolder } from '../config/makeDataFolder.ts';
import { StartProblem } from '../config/StartProblem.ts';
import { makeSecrets, secretsSchema, type Secrets } from './Secrets.ts';

/**
 * Reads the platform's keys from `<dataDir>/secrets/keys.json`, created on first start; only the owner of the process
 * can read the file. Throws a StartProblem if the folder cannot be written or the file is damaged.
 */
export async function openSecrets(dataDir: string, now: number): Promise<Secrets> {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, 'keys.json');
  try {
    await makeDataFolder(folder, dataDir);
    await chmod(folder, 0o700);
    return (await readSecrets(file)) ?? (await writeFirst(file, await makeSecrets(now)));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw dataFolderProblem(dataDir, error);
  }
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const result = secretsSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new StartProblem(
    `DATA_DIR: the file ${file} is damaged; restore it from a backup, or delete it: all users must then sign in again.`,
  );
}

/** If another process was first, its keys are used. */
async function writeFirst(file: string, secrets: Secrets): Promise<Secrets> {
  const temporary = await writeBeside(file, secrets);
  try {
    await link(temporary, file);
    return secrets;
  } catch (error) {
    const other = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readSecrets(file) : null;
    if (other === null) throw error;
    return other;
  } finally {
    await unlink(temporary);
  }
}

async function writeBeside(file: string, secrets: Secrets): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return temporary;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
