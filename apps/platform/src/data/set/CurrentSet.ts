/** What `current.json` beside the sets says: which set the platform answers from. */
export interface CurrentSet {
  setId: string;
  /** Version of the tables of the set: `setLayout` for one that this program can read. */
  layout: number;
  /** File name of the set, in the folder of `current.json`. */
  file: string;
  /** ISO 8601, UTC. */
  loadedAt: string;
  policies: number;
  agencies: number;
  /** Last day of the data, `yyyy-mm-dd`. */
  asOf: string;
}

/**
 * Version of the tables that `setTables.ts` writes. Add one with every change of a table or column: a set of another
 * version is not opened, and the operator is asked to load the data again.
 */
export const setLayout = 2;

/** What the source of a sample set begins with. */
export const sampleSource = 'Sample of ';

/** Folder of the sets inside the platform's data folder. */
export const warehouseFolder = 'warehouse';

/** Folder of the reports inside the platform's data folder. */
export const reportsFolder = 'reports';

/** Names the set in use. */
export const currentSetFile = 'current.json';

/** Names the set that was in use before; `data:load --previous` goes back to it. */
export const previousSetFile = 'previous.json';
