// `npm run requirements`: prints the catalogue's ids, the tests that name them, and whether these passed in the last whole
// run of `npm test`; then mistakes in the ids, and the counts. `-- --open` prints only ids that tests do not fully show.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fail, root } from '../bootstrap.mjs';
import type { TestResult } from '../check/TestResult.ts';
import { openListFile, readCatalogue, readListedIds } from './catalogue.ts';
import { coverage, type RequirementRow, type RequirementState } from './coverage.ts';
import { judgeIds } from './judgeIds.ts';

const resultsFile = path.join(root, '.tmp/reports/results.json');
const marks: Record<RequirementState, string> = { met: '✓', part: '◐', red: '✗', skipped: '–', open: ' ' };

function main(options: string[]): void {
  if (!existsSync(resultsFile)) fail('No run to report on yet. Run `npm test` first.');
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as TestResult[];
  const { inPart, open } = readListedIds();
  const rows = coverage(readCatalogue(), results, inPart);
  const isWanted = ({ state }: RequirementRow) => !options.includes('--open') || state === 'open' || state === 'part';
  for (const row of rows.filter(isWanted)) printRow(row, open);
  printMistakes(results);
  printCounts(rows);
}

function printRow({ id, state, tests }: RequirementRow, open: readonly string[]): void {
  console.log(`${marks[state]} ${id}${remark(id, state, open)}`);
  for (const test of tests) console.log(`    ${test.status.padEnd(7)} ${test.file}: ${test.title}`);
}

function remark(id: string, state: RequirementState, open: readonly string[]): string {
  if (state === 'part') return `: shown in part, see ${openListFile}`;
  if (state !== 'open') return '';
  return open.includes(id) ? `: no test, see ${openListFile}` : ': NO TEST';
}

/** Prints what `npm test` fails for. */
function printMistakes(results: readonly TestResult[]): void {
  const mistakes = judgeIds(results, { isWhole: true }).filter(({ status }) => status === 'failed');
  if (mistakes.length > 0) console.log('\nMistakes:');
  for (const { title } of mistakes) console.log(`  ${title}`);
}

function printCounts(rows: readonly RequirementRow[]): void {
  const count = (state: RequirementState) => rows.filter((row) => row.state === state).length;
  console.log(
    `\n${rows.length} requirements: ${count('met')} shown, ${count('part')} shown in part, ${count('open')} without a test; ` +
      `${count('red')} with a failed test, ${count('skipped')} skipped.`,
  );
}

main(process.argv.slice(2));
