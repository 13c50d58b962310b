import type { FormDataErrorCode } from '../errors/FormDataError.ts';

/** What the author of a schema or of a page does about a failure; loggers get it beside the message. */
export const dataFixes: Readonly<Record<FormDataErrorCode, string>> = {
  'gateway-missing': 'Pass a gateway for this `kind` of data: gateways={{ rest: createRestGateway() }}.',
  'unsupported-kind': 'Set the `kind` of data to "looker", "askkodiak" or "rest".',
  'unknown-endpoint': 'Set the `endpoint` of `endpointConfig` to "naics-summary" or "suggest-groups".',
  'unreadable-answer': 'Let the gateway return an array of rows; for "suggest-groups", an object with `hits`.',
  'request-failed': 'The gateway rejected the request; `error` says why.',
};

/** The same for a field that is searched without a source to search in. */
export const searchFix = 'Add `searchData` to the field.';
