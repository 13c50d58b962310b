import { ApiProblem } from '../../http/ApiProblem.ts';
import { FgaError, type FgaErrorCode } from '../FgaError.ts';

/** Where the catalogue's status differs from OpenFGA's. */
const statuses: Partial<Record<FgaErrorCode, number>> = {
  authorization_model_not_found: 404,
  latest_authorization_model_not_found: 409,
  write_failed_due_to_invalid_input: 409,
  exceeded_entity_limit: 409,
};

/** What a call of the catalogue was given. */
export interface GivenCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Fields of a store's requests that some calls have under another name. */
const otherNames: Readonly<Record<string, string>> = {
  store_id: 'id',
  authorization_model_id: 'id',
  schema_version: 'dsl',
  type_definitions: 'dsl',
  conditions: 'dsl',
};

/**
 * Runs a call to a store; rejects with an ApiProblem when the store refuses it. `given`: what the call of the catalogue was
 * given, whose fields the problem names.
 */
export async function asProblem<T>(call: Promise<T>, given: GivenCall = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof FgaError) throw problemOfFga(error, given);
    throw error;
  }
}

/** The field of a call that a store means. */
function fieldOf(field: string, { params, query, body }: GivenCall): string {
  const names = Object.keys({ ...(params as object), ...(query as object), ...(body as object) });
  const [first = ''] = field.split('.');
  if (names.includes(first)) return field;
  // A call about one relationship has its parts as fields of its own.
  if (first === 'relationships') return field.replace(/^relationships\.\d+\.?/, '');
  const other = otherNames[first];
  return other !== undefined && names.includes(other) ? other : field;
}

function problemOfFga(error: FgaError, given: GivenCall): ApiProblem {
  const { code, message, field } = error;
  const status = statuses[code] ?? error.status;
  const issues = status < 500 ? [{ path: fieldOf(field, given), message }] : [];
  return new ApiProblem(status, code, message, issues, { cause: error });
}
