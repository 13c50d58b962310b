/**
 * The words of a name, or of a text to search names for: in lower case, without accents, punctuation and "and".
 * "Kramer & Sons" and "krämer and sons" have the same words. Empty for a text without letters and digits.
 */
export function nameWords(text: string): string[] {
  const letters = text.toLowerCase().normalize('NFKD').replaceAll(ignored, '');
  const words = letters.match(word) ?? [];
  const telling = words.filter((one) => one !== 'and');
  // A text that is only "and" is what is searched for.
  return telling.length > 0 ? telling : words;
}

/** Accents, and signs inside a word: `O'Brien` is one word, `Smith-Jones` two. */
const ignored = /[\p{M}.'’]/gu;
const word = /[\p{L}\p{N}]+/gu;
