import { readOrNothing } from '../engine/readOrNothing.ts';
import type { PaginationStorage } from './storedPagination.ts';

/** Returns a stored value; null if it is missing, broken or unreadable. */
export function readStored(storage: PaginationStorage | null, key: string): unknown {
  return readOrNothing((): unknown => JSON.parse(storage?.getItem(key) ?? 'null')) ?? null;
}

/** Stores a value. Ignores errors of a full or forbidden storage. */
export function writeStored(storage: PaginationStorage | null, key: string, value: unknown): void {
  readOrNothing(() => storage?.setItem(key, JSON.stringify(value)));
}
