/**
 * Why a value is not valid. `required`: there is none; `too-short` and `too-long`: a text has too few or too many
 * characters; `too-small`, `too-large`, `too-early` and `too-late`: a number or a day is beyond its limit; `not-whole`:
 * a number has a fraction; `not-a-number`: what was typed is none; `pattern`: a text has another form; `custom`: a check
 * of the application, with its own message.
 */
export type FieldProblemCode =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-early'
  | 'too-late'
  | 'not-whole'
  | 'not-a-number'
  | 'pattern'
  | 'custom';

/** A problem with the value of one field. */
export interface FieldProblem {
  /** Id of the field. */
  readonly fieldId: string;
  /** Kind of problem. */
  readonly code: FieldProblemCode;
  /** The limit that the value passes: a number of characters, a number, or a day. */
  readonly limit?: number | string;
  /** Message to show. Default: the text of the code in the language of the page. */
  readonly message?: string;
}
