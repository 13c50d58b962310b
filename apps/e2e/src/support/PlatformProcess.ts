import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { cleanEnvironment, root, sourceConditions } from './workspace.ts';

const readyLine = /Agency Insights is ready at (\S+)/;
const startTimeoutMs = 60_000;

export interface PlatformOptions {
  dataFolder: string;
  port: number;
  identityProviderPort: number;
  environment?: Record<string, string>;
}

/** The product's own server as a process: started, killed and started again by journeys. */
export class PlatformProcess {
  readonly url: string;
  readonly #options: PlatformOptions;
  #child: ChildProcess | null = null;
  #output = '';

  constructor(options: PlatformOptions) {
    this.#options = options;
    this.url = `http://localhost:${options.port}`;
  }

  /** Where it keeps its policies and its database. */
  get dataFolder(): string {
    return this.#options.dataFolder;
  }

  /** What the process has printed so far. */
  get output(): string {
    return this.#output;
  }

  async start(): Promise<void> {
    const { dataFolder, port, identityProviderPort, environment } = this.#options;
    const child = spawn(
      process.execPath,
      ['--import=./tools/endWithParent.mjs', sourceConditions, 'apps/platform/src/main.ts'],
      {
        cwd: root,
        env: cleanEnvironment({
          DATA_DIR: path.resolve(dataFolder),
          PORT: String(port),
          IDP_PORT: String(identityProviderPort),
          DASHBOARDS_PORT: '0',
          ...environment,
        }),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#child = child;
    await this.#untilReady(child);
  }

  /** Ends the process; `SIGKILL` is a crash. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  #untilReady(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(
        () => reject(new Error(`The platform was not ready in ${startTimeoutMs} ms:\n${this.#output}`)),
        startTimeoutMs,
      );
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString();
        if (!readyLine.test(this.#output)) return;
        clearTimeout(timeout);
        resolve();
      };
      this.#output = '';
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => {
        clearTimeout(timeout);
        reject(new Error(`The platform ended with code ${code}:\n${this.#output}`));
      });
    });
  }
}
