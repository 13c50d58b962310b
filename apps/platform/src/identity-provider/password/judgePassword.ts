/** Fewest characters of a password that somebody chooses. */
export const minPasswordLength = 12;
/** Most characters of a password. */
export const maxPasswordLength = 200;

/** Guesses of a password are estimated by its first characters: more take long and say nothing. */
const judgedLength = 64;
/** Of 0 to 4: 3 takes more than a hundred million guesses. */
const minScore = 3;

/** Fewest characters that are left without what everybody can guess. */
const minRestLength = 8;
/** Shorter words of a person are parts of many others. */
const minWordLength = 3;
/** Words that everybody at this address thinks of. */
const productWords = ['agency', 'insights', 'insurance', 'demo'];

type Judge = { check(password: string, own: string[]): { score: number } };
let judge: Promise<Judge> | null = null;

/**
 * Says why a password may not be chosen, in a sentence; null: it may. Too short or too long ones, those of the lists of
 * common passwords, and what is made of them, of rows of keys or of the person's own name and address, may not.
 */
export async function judgePassword(password: string, own: readonly string[]): Promise<string | null> {
  const { length } = [...password];
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`;
  judge ??= openJudge();
  const words = [...own.flatMap((text) => [...text.split('@'), ...text.split(/[\s@._-]+/)]), ...productWords].filter(
    (word) => word !== '',
  );
  const opened = await judge;
  const isStrong = (text: string) => opened.check(text.slice(0, judgedLength), words).score >= minScore;
  const rest = withoutKnown(password, words);
  return rest.length >= minRestLength && isStrong(password) && isStrong(rest)
    ? null
    : 'This password is easy to guess. Add words that have nothing to do with each other.';
}

/** What is left of a password without words of its person and the product, years, and signs at its ends: nobody has to guess these. */
function withoutKnown(password: string, words: readonly string[]): string {
  const longestFirst = words.filter(({ length }) => length >= minWordLength).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
  return rest.replaceAll(/(19|20)\d\d/g, '').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** The lists take a moment and some memory: they are read when somebody first chooses a password. */
async function openJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
