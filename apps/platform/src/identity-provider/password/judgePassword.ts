import { pageWords } from '../../pages/pageWords.ts';
import { isEasyToGuess } from './isEasyToGuess.ts';

/** Min length of a chosen password, in characters. */
export const minPasswordLength = 12;
/** Max length of a password, in characters. */
export const maxPasswordLength = 200;

/** Words that are easy to guess on this site. */
const productWords = ['agency', 'insights', 'insurance', 'demo'];

/**
 * Returns the reason to refuse a new password, as a sentence in the language of the page; null if it is accepted.
 * Refuses passwords that are too short or too long, on the lists of common passwords, or made of those, of a few common
 * words, of rows of keys or of the user's name and address.
 */
export async function judgePassword(password: string, own: readonly string[]): Promise<string | null> {
  const { length } = [...password];
  if (length < minPasswordLength) return pageWords('Use at least {count} characters.', { count: minPasswordLength });
  if (length > maxPasswordLength) return pageWords('Use at most {count} characters.', { count: maxPasswordLength });
  const ownWords = own.flatMap((text) => [...text.split('@'), ...text.split(/[\s@._-]+/)]);
  const words = [...ownWords, ...productWords].filter((word) => word !== '');
  return (await isEasyToGuess(password, words))
    ? 'This password is easy to guess. Add words that have nothing to do with each other.'
    : null;
}
