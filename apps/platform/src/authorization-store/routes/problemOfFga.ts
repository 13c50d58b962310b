import { ApiProblem } from '../../http/ApiProblem.ts';
import { FgaError, type FgaErrorCode } from '../FgaError.ts';

/** Where the catalogue's status differs from OpenFGA's. */
const statuses: Partial<Record<FgaErrorCode, number>> = {
  authorization_model_not_found: 404,
  latest_authorization_model_not_found: 409,
  write_failed_due_to_invalid_input: 409,
  exceeded_entity_limit: 409,
};

/** Runs a call to a store; rejects with an ApiProblem when the store refuses it. */
export async function asProblem<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof FgaError) throw problemOfFga(error);
    throw error;
  }
}

/** The problem that a refusal of a store becomes in the catalogue. */
export function problemOfFga(error: FgaError): ApiProblem {
  const { code, message, field } = error;
  const issues = field === '' ? [] : [{ path: field, message }];
  return new ApiProblem(statuses[code] ?? error.status, code, message, issues, { cause: error });
}
