import { printable } from './printable.ts';

/** A command was called in a way that it does not know; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}

/** Exit codes of the data commands. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** What a command writes to and how it ends; the process by default. */
export interface CommandHost {
  writeError: (text: string) => unknown;
  setExitCode: (code: number) => void;
}

/** Runs a command to its end: an error becomes one line on the error output and the exit code, never a stack. */
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
