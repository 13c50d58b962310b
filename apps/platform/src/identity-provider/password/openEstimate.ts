import { knownPhrases } from './knownPhrases.ts';

/** Whether a password is easy to guess for an attacker who knows these words of its user. */
export type EstimateGuesses = (password: string, words: readonly string[]) => boolean;

/** Number of first characters to estimate: more take long and do not change the result. */
const judgedLength = 40;
/** From 0 to 4; 4 means more than ten billion guesses. */
const minScore = 4;
/** Min number of characters besides the guessable parts. */
const minRestLength = 8;
/** Min length of a user's words: shorter ones are parts of many other words. */
const minWordLength = 3;
/** Min length of rows of keys: shorter ones are parts of many words. */
const minWalkLength = 4;

/**
 * Reads the lists of common passwords and English words, which takes a moment, and returns the estimate based on them.
 */
export async function openEstimate(): Promise<EstimateGuesses> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary };
  const judge = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
  return (password, words) => {
    const estimate = (text: string) => judge.check(text.slice(0, judgedLength), [...words]);
    const whole = estimate(password);
    const walks = whole.sequence.flatMap(({ pattern, token }) =>
      pattern === 'spatial' && token.length >= minWalkLength ? token : [],
    );
    const rest = withoutKnown(password, [...words.filter(({ length }) => length >= minWordLength), ...walks]);
    return whole.score < minScore || rest.length < minRestLength || estimate(rest).score < minScore;
  };
}

/** Removes the guessable parts of a password: known words, rows of keys, phrases, years, and symbols at its ends. */
function withoutKnown(password: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
  const bare = rest.replaceAll(/(19|20)\d\d/g, '').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const plain = bare.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const unknown = knownPhrases.reduce((text, phrase) => text.replaceAll(phrase, ''), plain);
  return unknown === plain ? bare : unknown;
}
