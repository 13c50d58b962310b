import { pageWords } from '../../pages/pageWords.ts';
import { isEasyToGuess } from './isEasyToGuess.ts';

/** Min length of a chosen password, in characters. */
export const minPasswordLength = 12;
/** Most characters of a password. */
export const maxPasswordLength = 200;

/** Words that everybody at this address thinks of. */
const productWords = ['agency', 'insights', 'insurance', 'demo'];

/**
 * Says why a password may not be chosen, in a sentence in the language of the page; null: it may. Too short or too long ones, those of the lists of
 * common passwords, and what is made of them, of a few common words, of rows of keys or of the user's own name and
 * address, may not.
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
