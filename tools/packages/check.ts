// Checks the built packages as a product team would get them: publint, are-the-types-wrong, and each entry's
// size against its budget.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { budgets } from './budgets.ts';
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
    const over = limit !== undefined && size > limit;
    console.log(
      `${over ? '✗' : '✓'} ${path.basename(folder)} ${entry}: ${size.toFixed(1)} KB gzip${limit === undefined ? '' : ` of ${limit}`}`,
    );
    holds &&= !over;
  }
  return holds;
}

let failed = false;
for (const [name, budget] of Object.entries(budgets)) {
  const folder = path.join(root, 'libs', name);
  const ok = [
    passes(folder, 'publint', ['--strict']),
    passes(folder, 'attw', ['--pack', '.', '--quiet']),
    await sizesHold(folder, budget),
  ];
  failed ||= ok.includes(false);
}
process.exitCode = failed ? 1 : 0;
