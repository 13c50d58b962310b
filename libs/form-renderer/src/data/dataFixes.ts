import type { FormDataErrorCode } from '../errors/FormDataError.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

type Problem = FormDataErrorCode | 'search-source-missing';

const fixes: Readonly<Record<Problem, string>> = {
  'gateway-missing': 'Pass a gateway for this `kind` of data: gateways={{ rest: createRestGateway() }}.',
  'unsupported-kind': 'Set the `kind` of data to "looker", "askkodiak" or "rest".',
  'unknown-endpoint': 'Set the `endpoint` of `endpointConfig` to "naics-summary" or "suggest-groups".',
  'unreadable-answer': 'Let the gateway return an array of rows; for "suggest-groups", an object with `hits`.',
  'request-failed': 'The gateway rejected the request; `error` says why.',
  'search-source-missing': 'Add `searchData` to the field.',
};

/**
 * What the author of a schema or of a page does about a failure; loggers get it beside the message. Undefined in
 * production, where only the page's own logger could read it.
 */
export function fixFor(problem: Problem): string | undefined {
  return process.env.NODE_ENV === 'production' ? undefined : fixes[problem];
}
