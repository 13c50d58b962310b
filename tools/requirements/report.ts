// `npm run requirements`: the catalogue's ids, the tests that name them, and whether they passed in the last
// whole run of `npm test`. `-- --open` lists only the ids that no test names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fail, root } from '../bootstrap.mjs';
import type { TestResult } from '../check/TestResult.ts';
import { coverage, idsOfCatalogue, type RequirementState } from './coverage.ts';

const resultsFile = path.join(root, '.tmp/reports/results.json');
const marks: Record<RequirementState, string> = { met: '✓', red: '✗', skipped: '–', open: ' ' };

function readCatalogue(): string {
  const folder = path.join(root, 'docs/requirements');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function main(options: string[]): void {
  if (!existsSync(resultsFile)) fail('No run to report on yet. Run `npm test` first.');
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as TestResult[];
  const rows = coverage(idsOfCatalogue(readCatalogue()), results);
  const shown = options.includes('--open') ? rows.filter((row) => row.state === 'open') : rows;
  for (const row of shown) {
    console.log(`${marks[row.state]} ${row.id}`);
    for (const test of row.tests) console.log(`    ${test.status.padEnd(7)} ${test.file}: ${test.title}`);
  }
  const counts = (state: RequirementState) => rows.filter((row) => row.state === state).length;
  console.log(
    `\n${rows.length} requirements: ${counts('met')} met, ${counts('red')} red, ${counts('skipped')} skipped, ${counts('open')} without a test.`,
  );
}

main(process.argv.slice(2));
