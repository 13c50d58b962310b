// The tests of the components with other versions of Material UI: `npm run test:mui [VERSION…]`, by default with the oldest of
// each supported major version. They are installed below .tmp, and not with the workspace.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { workers } from '../workers.ts';
import { oldestMui } from './oldestMui.ts';

const asked = process.argv.slice(2);

for (const version of asked.length > 0 ? asked : oldestMui) {
  const folder = path.join(root, '.tmp', 'mui', version);
  if (!existsSync(path.join(folder, 'node_modules/@mui/material'))) install(version, folder);
  console.log(`Material UI ${version}`);
  const jest = ['-c', 'tools/mui-range/jest.config.cjs', `--maxWorkers=${workers(1)}`];
  run('jest', jest, root, { MUI_FOLDER: path.join(folder, 'node_modules') });
}

function install(version: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { '@mui/material': version } }),
  );
  // React and Emotion are the workspace's.
  run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

function run(command: string, args: string[], cwd: string, extra: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: toolEnvironment(extra) });
  if (status !== 0) process.exit(status ?? 1);
}
