import { isHttpError } from '@agency-insights/insights-api';
import type { Translate } from '../language/createWords.ts';
import { isForPeople } from '../services/isForPeople.ts';
import { serviceText } from '../services/serviceText.ts';
import { UnknownName } from './access/UnknownName.ts';

/** Help for fields that the service refuses; other messages come from the service. */
export const fieldTexts: Readonly<Record<string, string>> = { email: 'Enter an address like name@company.com.' };

/** Returns the message of a failed call; messages of refused requests come from the service. */
export function errorText(error: unknown, t: Translate): string {
  if (error instanceof UnknownName) return error.message;
  if (!isForPeople(error)) return t('The service did not respond. Try again.');
  const [issue] = error.status === 400 ? (error.problem?.error.issues ?? []) : [];
  const text = issue && fieldTexts[issue.path];
  return text === undefined ? serviceText(error.message, t) : t(text);
}

/** Returns the field that the service refuses; null for none or for the whole request. */
export function refusedField(error: unknown): string | null {
  return isHttpError(error) ? (error.problem?.error.issues?.[0]?.path ?? null) : null;
}
