/** Base class of this package's errors. `code` never changes between versions; `cause` is the original error. */
export abstract class InsightsApiError extends Error {
  /** Stable, for programs. */
  abstract readonly code: string;
}
