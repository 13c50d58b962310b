/** Fewest characters of a password that somebody chooses. */
export const minPasswordLength = 12;
/** Most characters of a password. */
export const maxPasswordLength = 200;

/** Guesses of a password are estimated by its first characters: more take long and say nothing. */
const judgedLength = 64;
/** Of 0 to 4: 3 takes more than a hundred million guesses. */
const minScore = 3;

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
  const words = [...own.flatMap((text) => [...text.split('@'), ...text.split(/[\s@.]+/)]), 'agency', 'insights'].filter(
    (word) => word !== '',
  );
  const { score } = (await judge).check(password.slice(0, judgedLength), words);
  return score >= minScore
    ? null
    : 'This password is easy to guess. Add words that have nothing to do with each other.';
}

/** The lists take a moment and some memory: they are read when somebody first chooses a password. */
async function openJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
