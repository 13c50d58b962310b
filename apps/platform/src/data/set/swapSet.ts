import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { currentSetFile, previousSetFile, setLayout, type CurrentSet } from './CurrentSet.ts';
import { readCurrentSet } from './readCurrentSet.ts';
import { replaceFile, syncPath } from './replaceFile.ts';

/**
 * Puts a finished set into use atomically, in `current.json`. Keeps the previous set and removes older ones. The set's
 * file must already be flushed to disk.
 *
 * @param partial the finished file under its temporary name
 */
export async function swapSet(warehouse: string, partial: string, set: CurrentSet): Promise<void> {
  await rename(partial, join(warehouse, set.file));
  await syncPath(warehouse);
  const before = await readCurrentSet(warehouse).catch(() => null);
  if (before !== null) await replaceFile(join(warehouse, previousSetFile), print(before));
  await replaceFile(join(warehouse, currentSetFile), print(set));
  await removeOldSets(warehouse);
}

/**
 * Restores the previous set; a second call undoes this. Returns the set in use now, or null without a previous one.
 * Throws an Error if the previous set has another version.
 */
export async function restorePreviousSet(warehouse: string): Promise<CurrentSet | null> {
  const previous = await readCurrentSet(warehouse, previousSetFile);
  const current = await readCurrentSet(warehouse);
  if (previous === null || current === null) return null;
  if (previous.layout !== setLayout)
    throw new Error(
      'The previous data was loaded by another version of Agency Insights. Load its file again with npm run data:load -- FILE.',
    );
  await replaceFile(join(warehouse, currentSetFile), print(previous));
  await replaceFile(join(warehouse, previousSetFile), print(current));
  return previous;
}

/** Removes files of killed loads, and all sets except the current and the previous one. Needs the lock. */
export async function removeOldSets(warehouse: string): Promise<void> {
  const kept = [
    await readCurrentSet(warehouse).catch(() => null),
    await readCurrentSet(warehouse, previousSetFile).catch(() => null),
  ];
  const keptFiles = new Set(kept.map((set) => set?.file));
  // With an unreadable current.json, it is unknown which sets are old.
  if (kept[0] === null) return;
  for (const name of await readdir(warehouse)) {
    const old = /\.duckdb(\.wal)?$/.test(name) && !keptFiles.has(name.replace(/\.wal$/, ''));
    if (old) await rm(join(warehouse, name), { force: true });
  }
}

/** Removes partial files of killed loads. Needs the lock. */
export async function removePartialSets(warehouse: string): Promise<void> {
  for (const name of await readdir(warehouse)) {
    if (name.includes('.partial')) await rm(join(warehouse, name), { recursive: true, force: true });
  }
}

function print(set: CurrentSet): string {
  return `${JSON.stringify(set, null, 2)}\n`;
}
