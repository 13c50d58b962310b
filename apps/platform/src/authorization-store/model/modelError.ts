import { FgaError } from '../FgaError.ts';

/** The refusal of an authorization model; `where` names the type or relation. */
export function modelError(where: string, fault: string): FgaError {
  return new FgaError('invalid_authorization_model', `${where} ${fault}.`, { field: 'type_definitions' });
}
