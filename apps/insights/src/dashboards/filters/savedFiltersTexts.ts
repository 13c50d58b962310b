import { isHttpError } from '@agency-insights/insights-api';
import { isForPeople } from '../../services/isForPeople.ts';
import type { Translate } from '../../language/createWords.ts';
import { serviceText } from '../../services/serviceText.ts';

/** The message of a failed save, beside the field. */
export function savingProblem(cause: unknown, t: Translate): string {
  if (isHttpError(cause) && cause.code === 'name_taken') return t('That name already exists');
  if (isHttpError(cause) && cause.status === 404)
    return t('These filters were deleted in the meantime. Save them as new filters.');
  if (isForPeople(cause)) return serviceText(cause.message, t);
  return t('The filters could not be saved. Check the connection and try again.');
}

/** Longest name of saved filters, in characters. */
export const maxNameLength = 120;
