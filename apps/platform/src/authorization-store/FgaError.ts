/** Reason why an authorization store refuses a call, named as in OpenFGA. */
export type FgaErrorCode =
  | 'validation_error'
  | 'authorization_model_not_found'
  | 'authorization_model_resolution_too_complex'
  | 'invalid_authorization_model'
  | 'invalid_continuation_token'
  | 'latest_authorization_model_not_found'
  | 'type_not_found'
  | 'relation_not_found'
  | 'invalid_tuple'
  | 'write_failed_due_to_invalid_input'
  | 'cannot_allow_duplicate_tuples_in_one_request'
  | 'exceeded_entity_limit'
  | 'store_id_not_found'
  | 'unsupported'
  | 'unavailable';

const statuses: Partial<Record<FgaErrorCode, number>> = { store_id_not_found: 404, unavailable: 503 };

/** Thrown when an authorization store refuses a call. `message` gives the reason and the fix. */
export class FgaError extends Error {
  override readonly name = 'FgaError';
  readonly code: FgaErrorCode;
  /** The HTTP status of OpenFGA's response. */
  readonly status: number;
  /** Path of the invalid field in the API's names (`relationships.0.user`); empty without a single one. */
  readonly field: string;

  constructor(code: FgaErrorCode, message: string, { field = '', ...options }: ErrorOptions & { field?: string } = {}) {
    super(message, options);
    this.code = code;
    this.status = statuses[code] ?? 400;
    this.field = field;
  }
}
