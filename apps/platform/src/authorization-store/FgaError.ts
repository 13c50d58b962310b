/** Why a call to an authorization store is refused; the names are OpenFGA's own. */
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

/** A call to an authorization store that is refused. `message` says what is wrong and what to do. */
export class FgaError extends Error {
  override readonly name = 'FgaError';
  readonly code: FgaErrorCode;
  /** The HTTP status of OpenFGA's response. */
  readonly status: number;
  /** The field that is wrong, as a path in the names of the catalogue (`relationships.0.user`); empty when no single field is. */
  readonly field: string;

  constructor(code: FgaErrorCode, message: string, { field = '', ...options }: ErrorOptions & { field?: string } = {}) {
    super(message, options);
    this.code = code;
    this.status = statuses[code] ?? 400;
    this.field = field;
  }
}
