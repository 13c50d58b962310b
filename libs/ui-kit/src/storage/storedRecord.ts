import { StorageError } from './StorageError.ts';
import type { StoredRecord } from './ValueStorage.ts';

/**
 * The record in what was found in a storage, where anybody can have written anything.
 * @throws StorageError `unreadable` when it is none.
 */
export function storedRecord(found: unknown): StoredRecord {
  if (typeof found === 'object' && found !== null && 'value' in found && 'timestamp' in found) {
    const { value, timestamp } = found;
    if (typeof timestamp === 'number' && Number.isFinite(timestamp) && timestamp >= 0) return { value, timestamp };
  }
  throw unreadable();
}

/**
 * The record in a stored text.
 * @throws StorageError `unreadable` when it is no record as JSON.
 */
export function parseStoredRecord(text: string): StoredRecord {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw unreadable(error);
  }
  return storedRecord(found);
}

function unreadable(cause?: unknown): StorageError {
  return new StorageError('unreadable', "The stored value can't be read. Remove it: another application wrote it.", {
    cause,
  });
}
