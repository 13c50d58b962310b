import { InsightsApiError } from './InsightsApiError.ts';

/** Thrown when a successful response is unreadable: malformed JSON, or not an Arrow stream. */
export class UnreadableAnswerError extends InsightsApiError {
  override readonly name = 'UnreadableAnswerError';
  readonly code = 'unreadable_answer';

  constructor(expected: string, options?: ErrorOptions) {
    super(`The response is not ${expected}. Check the base address.`, options);
  }
}

/** Whether a caught value is an UnreadableAnswerError, also across two copies of this package. */
export function isUnreadableAnswerError(error: unknown): error is UnreadableAnswerError {
  return error instanceof Error && error.name === 'UnreadableAnswerError';
}
