import process from 'node:process';

/** Returns why tests of an absent engine are skipped. @throws Error where ENGINES_REQUIRED is set, as in CI */
export function absentEngine(reason: string): string {
  if (process.env['ENGINES_REQUIRED']) throw new Error(`ENGINES_REQUIRED is set, but there is ${reason}`);
  return reason;
}
