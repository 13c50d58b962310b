/** Outcome of a query of the engine. */
export type QuestionOutcome = 'answered' | 'cancelled' | 'refused' | 'too slow' | 'unavailable' | 'failed';

/** Outcome of an attempt to run an export. */
export type ExportOutcome = 'finished' | 'failed' | 'postponed';

/** Source of a tile's result: cached, shared with a concurrent caller, or computed. */
export type TileSource = 'kept' | 'shared' | 'worked out';

/** A counted request: never with its address, which may contain data, and never with its user. */
export interface CountedRequest {
  /** Method and path pattern of the endpoint, like `GET /api/v1/exports/{task_id}`; undefined for everything else. */
  route: string | undefined;
  status: number;
  ms: number;
}

/** Receives the platform's measurements. */
export interface Metrics {
  request(request: CountedRequest): void;
  /** Records the start of an engine query. Returns a function to call once at its end. */
  question(): (outcome: QuestionOutcome) => void;
  exportEnded(outcome: ExportOutcome): void;
  /** `read` returns the number of export tasks by status; it is called when the metrics are read. */
  watchExports(read: () => Promise<ReadonlyMap<string, number>>): void;
  tileAsked(source: TileSource): void;
}

/** A no-op. */
export const noMetrics: Metrics = {
  request: () => undefined,
  question: () => () => undefined,
  exportEnded: () => undefined,
  watchExports: () => undefined,
  tileAsked: () => undefined,
};
