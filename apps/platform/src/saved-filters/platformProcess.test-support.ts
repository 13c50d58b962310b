import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { peopleOf } from '../testing/peopleOf.test-support.ts';

/** The whole platform in its own process, as `npm start` runs it, that a test may kill. */
export interface PlatformProcess {
  process: ChildProcess;
  url: string;
  /** Signs a demo user in by the pages that users use; returns the headers of their calls. */
  signIn(name: string): Promise<Record<string, string>>;
  /** Kills it, and waits for its end. */
  kill(): Promise<void>;
}

/** Starts the platform over a data folder, without policy data, on free ports. `openFiles`: how many it may open, by its shell. */
export async function startPlatformProcess(
  dataDir: string,
  env: Record<string, string> = {},
  openFiles?: number,
): Promise<PlatformProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const endWithParent = fileURLToPath(new URL('../../../../tools/endWithParent.mjs', import.meta.url));
  const command = [process.execPath, `--import=${endWithParent}`, ...process.execArgv, main];
  const [program = '', ...args] =
    openFiles === undefined ? command : ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...command];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      IDP_PORT: '0',
      DASHBOARDS_PORT: '0',
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'false',
      WEB_DIR: join(dataDir, 'web'),
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const kill = async () => {
    process.off('exit', endWithUs);
    child.kill('SIGKILL');
    await ended;
  };
  const url = await readyAddress(child).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  // The pipe is read to its end, or the platform would wait for room in it.
  child.stdout.resume();
  return { process: child, url, signIn: async (name) => (await peopleOf(url).signIn(name)).headers, kill };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The platform was started without a pipe to read from.');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const address = /^Agency Insights is ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The platform ended before it was ready.');
}
