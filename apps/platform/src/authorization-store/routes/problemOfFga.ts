import { ApiProblem } from '../../http/ApiProblem.ts';
import { FgaError, type FgaErrorCode } from '../FgaError.ts';

/** Statuses that differ from OpenFGA's. */
const statuses: Partial<Record<FgaErrorCode, number>> = {
  authorization_model_not_found: 404,
  latest_authorization_model_not_found: 409,
  write_failed_due_to_invalid_input: 409,
  exceeded_entity_limit: 409,
};

/** Input of an API call. */
export interface GivenCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Field names of store requests, with the other names that some calls use. */
const otherNames: Readonly<Record<string, string>> = {
  store_id: 'id',
  authorization_model_id: 'id',
  schema_version: 'dsl',
  type_definitions: 'dsl',
  conditions: 'dsl',
};

/**
 * Runs a store call; rejects with an ApiProblem if the store refuses it. `given`: input of the API call, whose fields
 * the problem names.
 */
export async function asProblem<T>(call: Promise<T>, given: GivenCall = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof FgaError) throw problemOfFga(error, given);
    throw error;
  }
}

/** Returns the field of an API call for a field of the store's request. */
function fieldOf(field: string, { params, query, body }: GivenCall): string {
  const names = Object.keys({ ...(params as object), ...(query as object), ...(body as object) });
  const [first = ''] = field.split('.');
  if (names.includes(first)) return field;
  // A call about one relationship has its parts as separate fields.
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
