import { tableFromIPC } from '@uwdata/flechette';
import type { ArrowTable } from './ArrowTable.ts';

/** The columns of an Arrow stream. In a file of its own, so that it is fetched with the first search and nothing before. */
export function readArrowStream(bytes: Uint8Array): ArrowTable {
  return tableFromIPC(bytes) as ArrowTable;
}
