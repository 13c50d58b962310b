import { filterLabels, isFilterExpressionError, type FilterKey } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../http/ApiProblem.ts';

/**
 * Creates the refusal of a filter: 400 `invalid_request` with the path `filters.<key>`. The place in the expression is for
 * programs alone: people see the values of a filter, and not how it is written.
 */
export function filterProblem(key: FilterKey, message: string): ApiProblem {
  const reason = message.replace(/ \(at character \d+\)$/, '.');
  return new ApiProblem(400, 'invalid_request', `The filter “${filterLabels[key]}” is not valid: ${reason}`, [
    { path: `filters.${key}`, message },
  ]);
}

/**
 * Parses the expression of a filter; undefined if the filter is not set. @throws ApiProblem 400 if the expression is
 * malformed
 */
export function parseFilter<T>(key: FilterKey, text: string | undefined, parse: (text: string) => T): T | undefined {
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch (error) {
    if (isFilterExpressionError(error)) throw filterProblem(key, error.message);
    throw error;
  }
}
