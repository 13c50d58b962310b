// What `npm start` and `npm test` do before anything else: install what the lock file names, unless
// node_modules holds it already, and find a Node that can run the workspace. Runs on Node 20 or newer
// with nothing installed, so it uses Node's own modules alone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const binFolder = path.join(root, 'node_modules', '.bin');
const installedList = path.join(root, 'node_modules', '.package-lock.json');
const requiredMajor = 24;

/** Ends the program with one line that says what is wrong and what to do. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The environment in which the workspace's own Node and tools come first. */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}`,
    NX_DAEMON: process.env.NX_DAEMON ?? 'false',
    NX_TUI: 'false',
    // The next process reuses what Node has already compiled and stripped of its types.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.tmp', 'compile-cache'),
    ...extra,
  };
}

/** Whether node_modules holds what the lock file names; npm keeps a list of what it installed there. */
function isInstalled() {
  if (!existsSync(installedList)) return false;
  const wanted = Object.entries(readPackages(path.join(root, 'package-lock.json')));
  const installed = readPackages(installedList);
  return wanted.every(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/') || link) return true;
    return installed[place]?.version === version || (optional && installed[place] === undefined);
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function installMissing() {
  if (isInstalled()) return;
  console.log('Installing packages… (this takes about a minute)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (result.error) fail(`npm could not be started (${result.error.message}). Install npm and try again.`);
  if (result.status !== 0)
    fail('npm ci failed; its messages above say why. Check the network and free disk space, then try again.');
}

/** The Node that runs the workspace: the one that npm installed, else the machine's own if it is new enough. */
function findNode() {
  const installed = path.join(binFolder, process.platform === 'win32' ? 'node.exe' : 'node');
  const node = existsSync(installed) ? installed : process.execPath;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) < requiredMajor) {
    fail(
      `Node ${requiredMajor} or newer is needed and ${version || 'none'} was found. Install Node ${requiredMajor} and try again.`,
    );
  }
  return node;
}

/** Installs missing packages and returns the path of the Node to run with. */
export function bootstrap() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node 20 or newer is needed; this is ${process.version}. Install a newer Node and try again.`);
  }
  installMissing();
  return findNode();
}

/** Runs a program in the foreground; answers its exit code. Signals are passed on, so that it can end in good order. */
export function runForeground(command, args, options = {}) {
  return untilEnd(command, spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnvironment(), ...options }));
}

/** Runs a program without a word; answers its exit code and everything that it printed. A signal ends this program too. */
export async function runQuietly(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: toolEnvironment() });
  const printed = [];
  let stopped = false;
  const note = () => (stopped = true);
  process.once('SIGINT', note);
  process.once('SIGTERM', note);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const code = await untilEnd(command, child);
  process.off('SIGINT', note);
  process.off('SIGTERM', note);
  if (stopped) process.exit(code);
  return { code, output: Buffer.concat(printed).toString() };
}

function untilEnd(command, child) {
  return new Promise((resolve) => {
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}
