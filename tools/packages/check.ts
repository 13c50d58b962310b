// Checks the built packages as a product team would get them: publint, are-the-types-wrong, and each entry's
// size against its budget; then the built app's sizes against theirs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { appSizes } from './appSizes.ts';
import { appBudgets, budgets, importBudgets } from './budgets.ts';
import { entrySize } from './entrySize.ts';

interface Manifest {
  exports: Record<string, string | { import: { default: string } }>;
}

function passes(folder: string, command: string, args: string[]): boolean {
  const run = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: toolEnvironment() });
  if (run.status !== 0) console.error(`${command} in ${path.relative(root, folder)}:\n${run.stdout}${run.stderr}`);
  return run.status === 0;
}

async function sizesHold(folder: string, budget: Record<string, number>): Promise<boolean> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  let holds = true;
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string') continue;
    const size = await entrySize(path.join(folder, target.import.default));
    const limit = budget[entry];
    holds = isWithin(`${path.basename(folder)} ${entry}`, size, limit) && holds;
  }
  return holds;
}

async function importSizesHold(folder: string, limits: Record<string, number>): Promise<boolean> {
  let holds = true;
  for (const [name, limit] of Object.entries(limits)) {
    const size = await entrySize(path.join(folder, 'dist/index.js'), [name]);
    holds = isWithin(`${path.basename(folder)}, ${name} alone`, size, limit) && holds;
  }
  return holds;
}

function appSizesHold(): boolean {
  const { firstRoute, findAgencies, filterPanel } = appSizes(path.join(root, 'apps/insights/dist'));
  return [
    isWithin('app, first route', firstRoute, appBudgets.firstRoute),
    isWithin('app, what Find agencies adds', findAgencies, appBudgets.findAgencies),
    isWithin('app, what its filter panel adds later', filterPanel, appBudgets.filterPanel),
  ].every(Boolean);
}

/** Prints a size beside its limit; without a limit every size will do. */
function isWithin(name: string, size: number, limit: number | undefined): boolean {
  const over = limit !== undefined && size > limit;
  console.log(`${over ? '✗' : '✓'} ${name}: ${size.toFixed(1)} KB gzip${limit === undefined ? '' : ` of ${limit}`}`);
  return !over;
}

let failed = false;
for (const [name, budget] of Object.entries(budgets)) {
  const folder = path.join(root, 'libs', name);
  const ok = [
    passes(folder, 'publint', ['--strict']),
    passes(folder, 'attw', ['--pack', '.', '--quiet']),
    await sizesHold(folder, budget),
    await importSizesHold(folder, importBudgets[name] ?? {}),
  ];
  failed ||= ok.includes(false);
}
failed = !appSizesHold() || failed;
process.exitCode = failed ? 1 : 0;
