/** Who ranks the texts: the page itself, in slices, or a worker. */
export type Ranker = 'page' | 'worker';

/** The contestant of the worker part: it sorts a column of texts that are all different. */
export interface WorkerContestant {
  /** Makes the texts and an engine that has seen none of them. */
  prepare(count: number, ranker: Ranker): void;
  /** Sorts them; resolves with the first text in order. */
  sort(): Promise<string>;
}
