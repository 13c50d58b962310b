/** What every error of this package is. `code` never changes between versions; `cause` holds what led to it. */
export abstract class InsightsApiError extends Error {
  /** Stable, for programs. */
  abstract readonly code: string;
}
