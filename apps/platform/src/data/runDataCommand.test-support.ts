import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const endWithParent = join(import.meta.dirname, '../../../../tools/endWithParent.mjs');

/** How a command ended. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  error: string;
}

/**
 * Runs a command as npm does, in a process of its own. `onError`: called with all of its error output so far. `killAfterMs`:
 * when it is killed; default: never.
 */
export function runDataCommand(
  command: 'generate' | 'load' | 'publish',
  args: readonly string[],
  cwd: string,
  onError: (text: string, child: ChildProcess) => void = () => {},
  killAfterMs?: number,
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
  const kill = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      clearTimeout(kill);
      resolve({ code, signal, ...ended });
    }),
  );
}
