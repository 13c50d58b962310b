import { tableFromIPC, type Table } from '@uwdata/flechette';

/** The columns of an Arrow stream. In a file of its own, so that it is fetched with the first search and nothing before. */
export function readArrowStream(bytes: Uint8Array): Table {
  return tableFromIPC(bytes);
}
