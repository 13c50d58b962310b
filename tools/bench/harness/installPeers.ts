import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The folder with the peers' own package.json and lock file, outside the workspaces. */
export const benchFolder = path.join(import.meta.dirname, '..');

/** The folder of the workspace. */
export const workspaceFolder = path.join(benchFolder, '../..');

/** Installs the pinned peers unless `node_modules` has exactly these. Throws when npm fails. */
export function installPeers(): void {
  if (arePeersInstalled()) return;
  process.stdout.write('Installing the peers… (this takes about a minute)\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--loglevel=error'], { cwd: benchFolder, stdio: 'inherit' });
  if (error) throw new Error(`npm could not be started (${error.message}). Install npm and try again.`);
  if (status !== 0) throw new Error('npm ci failed in tools/bench; its messages above say why.');
}

function arePeersInstalled(): boolean {
  const installed = path.join(benchFolder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = versionsIn(path.join(benchFolder, 'package-lock.json'));
  const found = versionsIn(installed);
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional === true || found[place]?.version === version,
  );
}

interface LockedPackage {
  version?: string;
  optional?: boolean;
}

function versionsIn(lockFile: string): Record<string, LockedPackage> {
  return (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, LockedPackage> }).packages;
}

/** The version of an installed peer. */
export function versionOf(peer: string): string {
  const file = path.join(benchFolder, 'node_modules', peer, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
