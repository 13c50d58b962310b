import { FgaError } from '../FgaError.ts';

/** Creates the error for an invalid authorization model; `where` names the type or relation. */
export function modelError(where: string, fault: string): FgaError {
  return new FgaError('invalid_authorization_model', `${where} ${fault}.`, { field: 'type_definitions' });
}
