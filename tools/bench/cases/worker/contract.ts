/** Where texts are ranked: on the page, in slices, or in a worker. */
export type Ranker = 'page' | 'worker';

/** The contestant of the worker part: it sorts a column of texts that are all different. */
export interface WorkerContestant {
  /** Creates the texts and an engine that has not seen them. */
  prepare(count: number, ranker: Ranker): void;
  /** Sorts them; resolves with the first text in order. */
  sort(): Promise<string>;
}
