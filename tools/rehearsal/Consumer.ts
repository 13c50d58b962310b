import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { execute } from './registry.ts';

const apps = path.join(root, 'tools/consumers/apps');

/** A fresh application with our packages from the registry. */
export interface ConsumerOptions {
  /** The name of its folder. */
  name: string;
  /** Its sources, below tools/consumers/apps. */
  sources: readonly string[];
  /** Other packages that it installs, by name. */
  dependencies: Readonly<Record<string, string>>;
  /** Which of our packages it installs. Default: all. */
  ours?: readonly string[];
  /** The program that installs. Default `npm`. */
  installer?: 'npm' | 'pnpm';
}

const allPackages = ['ui-kit', 'form-renderer', 'data-table', 'auth-session', 'insights-api'];

/**
 * Makes an application and installs its packages. Returns its folder.
 * @throws Where the installation fails or warns.
 */
export function makeConsumer(options: ConsumerOptions, registry: string): string {
  const { name, sources, dependencies, ours = allPackages, installer = 'npm' } = options;
  const folder = path.join(root, '.tmp/rehearsal', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources) copySource(source, folder);
  const packages = Object.fromEntries(ours.map((own) => [`@agency-insights/${own}`, '*']));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify(
      { name: `rehearsal-${name}`, private: true, dependencies: { ...packages, ...dependencies } },
      null,
      2,
    ),
  );
  writeFileSync(path.join(folder, '.npmrc'), `@agency-insights:registry=${registry}\n`);
  const said =
    installer === 'npm'
      ? execute('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-progress'], folder)
      : execute('npx', ['--yes', 'pnpm@10.34.8', 'install', '--ignore-workspace', '--no-frozen-lockfile'], folder);
  const warnings = said.split('\n').filter((line) => /ERESOLVE|peer dep|unmet peer|✕/i.test(line));
  if (warnings.length > 0) throw new Error(`The installation warns of peers:\n${said}`);
  return folder;
}

function copySource(source: string, folder: string): void {
  const from = path.join(apps, source);
  const isFile = /\.\w+$/.test(source);
  cpSync(from, isFile ? path.join(folder, path.basename(source)) : folder, { recursive: true });
}
