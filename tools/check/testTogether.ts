// Runs test files with Node's test runner, several in each process, as loading what they import takes longer than most of
// their tests: `node tools/check/testTogether.ts FLAGS… FILES…`. A file named `.alone.test.ts` runs in its own process.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, runForeground } from '../bootstrap.mjs';
import { filesInEach, longestFileMs, processesOf } from './processesOf.ts';

const folder = path.join(root, '.tmp/test-processes', String(process.pid));

/**
 * Writes the file that a process runs, and returns its path. Each test file is a suite in it: what one does before and after
 * its tests is for these alone, and so is its time.
 */
function entryOf(files: readonly string[]): string {
  const suites = files.map((file) => {
    const address = path.relative(folder, path.resolve(root, file));
    return `describe('${file}', { timeout: ${longestFileMs} }, async () => void (await import('${address}')));\n`;
  });
  const [first = ''] = files;
  const entry = path.join(folder, `${first.replaceAll('/', '-').replace(/\.test\.ts$/, '')}-${files.length}.test.mts`);
  writeFileSync(entry, `import { describe } from 'node:test';\n${suites.join('')}`);
  return entry;
}

const args = process.argv.slice(2);
const flags = args.filter((argument) => argument.startsWith('--'));
const files = args.filter((argument) => !argument.startsWith('--'));
mkdirSync(folder, { recursive: true });
try {
  const entries = processesOf(files).map(entryOf);
  const limit = `--test-timeout=${filesInEach * longestFileMs}`;
  process.exitCode = await runForeground(process.execPath, [...flags, limit, '--test', ...entries]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
