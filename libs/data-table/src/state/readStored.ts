import { readOrNothing } from '../engine/readOrNothing.ts';
import type { PaginationStorage } from './storedPagination.ts';

/** What was kept; null where nothing is, the text is broken, or the storage refuses to be read. */
export function readStored(storage: PaginationStorage | null, key: string): unknown {
  return readOrNothing((): unknown => JSON.parse(storage?.getItem(key) ?? 'null')) ?? null;
}

/** Keeps something. A storage that is full or forbidden is no reason to fail: the table works without. */
export function writeStored(storage: PaginationStorage | null, key: string, value: unknown): void {
  readOrNothing(() => storage?.setItem(key, JSON.stringify(value)));
}
