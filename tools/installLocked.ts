import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Installs what the lock file of a folder outside the workspaces names, unless `node_modules` there has exactly that. `what`:
 * what is printed before. `npmCommand`: default `ci`; `install --no-save` takes a lock file that lacks packages of other
 * systems too. Throws when npm fails.
 */
export function installLocked(folder: string, what: string, npmCommand: readonly string[] = ['ci']): void {
  if (isInstalled(folder)) return;
  process.stdout.write(`Installing ${what}… (this takes about a minute)\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, [...npmCommand, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (error) throw new Error(`npm could not be started (${error.message}). Install npm and try again.`);
  if (status !== 0) throw new Error(`npm ${npmCommand.join(' ')} failed in ${folder}; its messages above say why.`);
}

function isInstalled(folder: string): boolean {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = versionsIn(path.join(folder, 'package-lock.json'));
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
