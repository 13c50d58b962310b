/**
 * Codes of errors in a filter expression.
 * `empty_term`: nothing between two commas. `invalid_escape`: `^` or `\` before a character that it does not escape.
 * `invalid_character`: a control character. `unclosed_quote`: a `"` that never ends.
 * `invalid_number`, `invalid_date`: not a number of the grammar, not a day of the calendar.
 * `empty_range`: a range that contains nothing, such as `[5,1]`. `unexpected`: anything else that the grammar does not
 * have.
 */
export type FilterExpressionErrorCode =
  | 'empty_term'
  | 'invalid_escape'
  | 'invalid_character'
  | 'unclosed_quote'
  | 'invalid_number'
  | 'invalid_date'
  | 'empty_range'
  | 'unexpected';

/** Thrown for an invalid filter expression; `message` is a sentence for its author. */
export class FilterExpressionError extends Error {
  override readonly name = 'FilterExpressionError';
  /** Error code, for programs. */
  readonly code: FilterExpressionErrorCode;
  /** Position in the expression, in UTF-16 units from 0. */
  readonly position: number;

  constructor(code: FilterExpressionErrorCode, position: number, message: string) {
    super(`${message} (at character ${position + 1})`);
    this.code = code;
    this.position = position;
  }
}

/** Whether a caught value is a FilterExpressionError, also across two copies of this package. */
export function isFilterExpressionError(error: unknown): error is FilterExpressionError {
  return error instanceof Error && error.name === 'FilterExpressionError';
}
