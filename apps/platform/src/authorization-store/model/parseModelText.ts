import { FgaError } from '../FgaError.ts';
import type { AuthorizationModelSource } from '@agency-insights/insights-api/contract';

/** Parses a model in OpenFGA's modelling language. Throws an FgaError with the line of the first error. */
export async function parseModelText(text: string): Promise<AuthorizationModelSource> {
  // The vendor's parser is large and rarely needed.
  const { transformer } = await import('@openfga/syntax-transformer');
  try {
    return transformer.transformDSLToJSONObject(text) as AuthorizationModelSource;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FgaError('invalid_authorization_model', `The model text is not valid: ${oneLine(reason)}`, {
      field: 'dsl',
      cause: error,
    });
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 1_000);
}
