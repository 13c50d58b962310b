import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { freePorts } from '../freePorts.ts';

const here = import.meta.dirname;

/** A registry on loopback that holds the packages. */
export interface Registry {
  /** Its address, with a slash at the end. */
  url: string;
  /** Ends it. */
  stop: () => void;
}

/** Starts a fresh registry and publishes the built packages there. Throws where they are not built. */
export async function startRegistry(folder: string): Promise<Registry> {
  if (!existsSync(path.join(here, 'node_modules/verdaccio'))) {
    execute('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], here);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(path.join(folder, 'config.yaml'), configuration);
  const program = path.join(here, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  await untilUp(url);
  publish(url, folder);
  return { url, stop };
}

/** Only our packages: all others come from the registry that npm uses anyway. */
const configuration = `
storage: ./storage
packages:
  '@agency-insights/*':
    access: $all
    publish: $anonymous
log: { type: stdout, level: fatal }
`;

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isUp = await fetch(`${url}-/ping`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The registry did not start at ${url}.`);
}

function publish(url: string, folder: string): void {
  // npm wants a token, whatever the registry wants.
  const settings = path.join(folder, 'npmrc');
  writeFileSync(settings, `//${new URL(url).host}/:_authToken=rehearsal\n`);
  for (const name of readdirSync(path.join(root, 'libs'))) {
    const cwd = path.join(root, 'libs', name);
    if (!existsSync(path.join(cwd, 'dist/index.js'))) throw new Error(`${name} is not built: npm test -- build`);
    execute('npm', ['publish', '--registry', url, '--userconfig', settings, '--loglevel=error'], cwd);
  }
}

/**
 * Runs a program and returns what it wrote.
 * @throws Where it fails, with what it wrote.
 */
export function execute(command: string, args: string[], cwd: string, extra: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: toolEnvironment(extra) });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}
