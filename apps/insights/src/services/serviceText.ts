import type { Translate } from '../language/createWords.ts';

/** Messages of the service that contain values, with a place for each value. */
export const textsWithValues = [
  'There is already a person with the email address {email}.',
  'You already have {count} running exports. Wait until one of them has finished.',
  'Your finished exports take up {size} MB, the maximum for one user. Delete some of them, then export again.',
] as const;

/** Returns a message of the service in the language of the page; in English where the pack has no translation. */
export function serviceText(message: string, t: Translate): string {
  for (const text of textsWithValues) {
    const values = valuesIn(text, message);
    if (values) return t(text, values);
  }
  return t(message);
}

/** The values in the places of a text; undefined for a message with another text. */
function valuesIn(text: string, message: string): Record<string, string> | undefined {
  const pattern = text.replaceAll(/[.()]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)');
  return new RegExp(`^${pattern}$`).exec(message)?.groups;
}
