import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const endWithParent = join(import.meta.dirname, '../../../../tools/endWithParent.mjs');

/** Result of a command. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  error: string;
}

/** Runs a command as npm does, in a separate process. `onError`: called with the error output so far. */
export function runDataCommand(
  command: 'generate' | 'load' | 'publish',
  args: readonly string[],
  cwd: string,
  onError: (text: string, child: ChildProcess) => void = () => {},
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [
      `--import=${endWithParent}`,
      '--conditions=@agency-insights/source',
      join(import.meta.dirname, `${command}.cli.ts`),
      ...args,
    ],
    {
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, INIT_CWD: undefined, PUBLISH_URL: undefined },
      cwd,
    },
  );
  const ended = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ended.error += text;
    onError(ended.error, child);
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, ...ended })));
}
