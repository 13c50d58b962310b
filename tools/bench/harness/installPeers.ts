import { readFileSync } from 'node:fs';
import path from 'node:path';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a few lines that no package has
import { installLocked } from '../../installLocked.ts';

/** The folder with the peers' own package.json and lock file, outside the workspaces. */
export const benchFolder = path.join(import.meta.dirname, '..');

/** The folder of the workspace. */
export const workspaceFolder = path.join(benchFolder, '../..');

/** Installs the pinned peers unless `node_modules` has exactly these. Throws when npm fails. */
export function installPeers(): void {
  installLocked(benchFolder, 'the peers');
}

/** The version of an installed peer. */
export function versionOf(peer: string): string {
  const file = path.join(benchFolder, 'node_modules', peer, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
