/** Content of `current.json`: the set that the platform uses. */
export interface CurrentSet {
  setId: string;
  /** Version of the set's tables; this program reads `setLayout`. */
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
 * Version of the tables that `setTables.ts` writes. Increment it with every change of a table or column: sets of other
 * versions are refused, and must be loaded again.
 */
export const setLayout = 3;

/** Prefix of a sample set's source. */
export const sampleSource = 'Sample of ';

/** Folder of the sets inside the platform's data folder. */
export const warehouseFolder = 'warehouse';

/** Folder of the reports inside the platform's data folder. */
export const reportsFolder = 'reports';

/** Name of the file that names the set in use. */
export const currentSetFile = 'current.json';

/** Name of the file that names the previous set; `data:load --previous` restores it. */
export const previousSetFile = 'previous.json';
