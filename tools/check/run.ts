// `npm test [-- STEP …]`: runs the checks, goes on after a red one, and ends with the counts of all runners together.
// `npm run test:all [-- STEP …]` runs what a night has time for too, `npm run test:affected` what a change can have broken.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../bootstrap.mjs';
import { judgeIds } from '../requirements/judgeIds.ts';
import { runSteps } from './runSteps.ts';
import { steps, type Step } from './steps.ts';
import { changedFiles, stepsOfChange } from './stepsOfChange.ts';
import type { TestResult } from './TestResult.ts';
import { count, timingsOf, type Outcome } from './timings.ts';

const reports = path.join(root, '.tmp/reports');

/** Several times what the longest command needs on two cores. */
const longestMinutes = { day: 25, night: 240 };

/** The tests that a step's runner reported; its exit code counts as a test where no report says the same. */
function judge(step: Step, ok: boolean): TestResult[] {
  const ownResult = (status: TestResult['status']): TestResult => ({
    runner: step.name,
    file: '',
    title: step.title,
    status,
  });
  if (step.results === undefined) return [ownResult(ok ? 'passed' : 'failed')];
  const reported = step.results();
  if (reported.length === 0) return [ownResult('failed')];
  const redWithoutReason = !ok && !reported.some((result) => result.status === 'failed');
  return redWithoutReason ? [...reported, ownResult('failed')] : reported;
}

/** The named steps, and those whose work they build on. */
function withGroundwork(names: readonly string[], all: readonly Step[]): Set<string> {
  const before = all.filter((step) => names.includes(step.name)).flatMap(({ after = [] }) => after);
  return new Set([...names, ...(before.length > 0 ? withGroundwork(before, all) : [])]);
}

async function main(args: string[]): Promise<number> {
  const names = args.filter((argument) => !argument.startsWith('--'));
  const isNightly = args.includes('--all');
  const isAffected = args.includes('--affected');
  const options = { root, reports, isNightly, names };
  const all = isAffected ? stepsOfChange(options, changedFiles(root)) : steps(options);
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown check: ${unknown.join(', ')}. There are: ${all.map((step) => step.name).join(', ')}.`);
    return 1;
  }
  const isWhole = names.length === 0 && !isAffected;
  const wanted = withGroundwork(names.length === 0 ? all.map(({ name }) => name) : names, all);
  if (isWhole) rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const runs = await runSteps(
    all.filter((step) => wanted.has(step.name)),
    reports,
    isNightly ? longestMinutes.night : longestMinutes.day,
  );
  const outcomes = runs.map(({ step, ok, seconds }) => ({ name: step.name, seconds, results: judge(step, ok) }));
  const ofSteps = outcomes.flatMap(({ results }) => results);
  writeFileSync(path.join(reports, isWhole ? 'results.json' : 'results-partial.json'), JSON.stringify(ofSteps));
  outcomes.push({ name: 'catalogue', seconds: 0, results: judgeIds(ofSteps, { isWhole }) });
  return summarize(outcomes);
}

/** Prints and stores the results of each step and of the run; returns the exit code. */
function summarize(outcomes: readonly Outcome[]): number {
  const timings = timingsOf(outcomes);
  writeFileSync(path.join(reports, 'timings.json'), `${JSON.stringify(timings, null, 2)}\n`);
  console.log('\n── Summary');
  for (const { name, seconds, results } of outcomes) {
    const failed = count(results, 'failed');
    const counts = `${String(count(results, 'passed')).padStart(5)} passed ${failed ? `${failed} failed ` : ''}`;
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(10)} ${counts}(${seconds.toFixed(0)} s)`);
  }
  if (timings.slowest.length > 0) console.log('Slowest tests:');
  for (const test of timings.slowest) console.log(`  ${test}`);
  const all = outcomes.flatMap(({ results }) => results);
  for (const { file, title, retries, reason, trace } of all.filter(({ status }) => status === 'failed')) {
    console.log(`  failed: ${file} ${title}${retries ? ` (tried ${retries + 1} times)` : ''}`);
    if (reason) console.log(`    ${reason}`);
    if (trace) console.log(`    steps: npx playwright show-trace ${trace}`);
  }
  console.log(`${count(all, 'passed')} passed, ${count(all, 'failed')} failed, ${count(all, 'skipped')} skipped`);
  return count(all, 'failed') === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
