// `npm run requirements`: the catalogue's ids, the tests that name them, and whether they passed in the last whole run
// of `npm test`; then what is wrong with the ids. `-- --open` lists only the ids that no test names.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fail, root } from '../bootstrap.mjs';
import type { TestResult } from '../check/TestResult.ts';
import { openListFile, readCatalogue, readOpenIds } from './catalogue.ts';
import { coverage, type RequirementRow, type RequirementState } from './coverage.ts';
import { judgeIds } from './judgeIds.ts';

const resultsFile = path.join(root, '.tmp/reports/results.json');
const marks: Record<RequirementState, string> = { met: '✓', red: '✗', skipped: '–', open: ' ' };

function main(options: string[]): void {
  if (!existsSync(resultsFile)) fail('No run to report on yet. Run `npm test` first.');
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as TestResult[];
  const open = readOpenIds();
  const rows = coverage(readCatalogue(), results);
  for (const row of options.includes('--open') ? rows.filter(({ state }) => state === 'open') : rows) print(row, open);
  printProblems(results, rows, open);
  const count = (state: RequirementState) => rows.filter((row) => row.state === state).length;
  console.log(
    `\n${rows.length} requirements: ${count('met')} met, ${count('red')} red, ${count('skipped')} skipped, ${count('open')} without a test.`,
  );
}

function print({ id, state, tests }: RequirementRow, open: readonly string[]): void {
  const why = state === 'open' ? (open.includes(id) ? `: no test, see ${openListFile}` : ': NO TEST') : '';
  console.log(`${marks[state]} ${id}${why}`);
  for (const test of tests) console.log(`    ${test.status.padEnd(7)} ${test.file}: ${test.title}`);
}

/** What `npm test` is red over, and reasons that are out of date. */
function printProblems(results: readonly TestResult[], rows: readonly RequirementRow[], open: readonly string[]): void {
  const problems = judgeIds(results, { isWhole: true }).filter(({ status }) => status === 'failed');
  const outdated = rows.filter(({ id, state }) => state !== 'open' && open.includes(id));
  if (problems.length + outdated.length > 0) console.log('\nWrong:');
  for (const { title } of problems) console.log(`  ${title}`);
  for (const { id } of outdated) console.log(`  ${id} has a test by now: take it out of ${openListFile}.`);
}

main(process.argv.slice(2));
