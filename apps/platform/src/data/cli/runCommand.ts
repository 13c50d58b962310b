import { printable } from './printable.ts';

/** Thrown for invalid arguments; the message names them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}

/** Exit codes of the data commands. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** Output and exit code of a command; the process by default. */
export interface CommandHost {
  writeError: (text: string) => unknown;
  setExitCode: (code: number) => void;
}

/** Runs a command. Reports an error as one line on stderr and an exit code, without a stack. */
export async function runCommand(
  command: () => Promise<void>,
  { writeError, setExitCode }: CommandHost = {
    writeError: (text) => process.stderr.write(text),
    setExitCode: (code) => (process.exitCode = code),
  },
): Promise<void> {
  try {
    await command();
  } catch (error) {
    const usage = error instanceof UsageError || isArgumentError(error);
    const message = printable(error instanceof Error ? error.message : String(error));
    writeError(`${message}${usage ? '\nRun with --help to see the options.' : ''}\n`);
    setExitCode(usage ? exitCodes.usage : exitCodes.failed);
  }
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
