// `npm test [-- STEP …]`: runs the checks one after another, goes on after a red one, and ends with the
// counts of all runners together.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { steps, type Step } from './steps.ts';
import type { TestResult } from './TestResult.ts';

const reports = path.join(root, '.tmp/reports');

interface Outcome {
  step: Step;
  seconds: number;
  results: TestResult[];
}

function runStep(step: Step): Outcome {
  console.log(`\n── ${step.title}`);
  const started = performance.now();
  const ok = step.commands.every(([command = '', ...args]) => {
    const run = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment({ REPORTS_DIR: reports }),
    });
    if (run.error) console.error(`${command} could not be started: ${run.error.message}`);
    return run.status === 0;
  });
  const results = judge(step, ok);
  return { step, seconds: (performance.now() - started) / 1000, results };
}

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

function count(results: TestResult[], status: TestResult['status']): number {
  return results.filter((result) => result.status === status).length;
}

function main(names: string[]): number {
  const all = steps(root, reports);
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown check: ${unknown.join(', ')}. There are: ${all.map((step) => step.name).join(', ')}.`);
    return 1;
  }
  if (names.length === 0) rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const outcomes = all.filter((step) => names.length === 0 || names.includes(step.name)).map(runStep);
  const results = outcomes.flatMap((outcome) => outcome.results);
  writeFileSync(
    path.join(reports, names.length === 0 ? 'results.json' : 'results-partial.json'),
    JSON.stringify(results),
  );

  console.log('\n── Summary');
  for (const { step, seconds, results: own } of outcomes) {
    const failed = count(own, 'failed');
    console.log(
      `${failed ? '✗' : '✓'} ${step.name.padEnd(10)} ${String(count(own, 'passed')).padStart(5)} passed ${failed ? `${failed} failed ` : ''}(${seconds.toFixed(0)} s)`,
    );
  }
  for (const result of results.filter((r) => r.status === 'failed'))
    console.log(`  failed: ${result.file} ${result.title}`);
  console.log(
    `${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${count(results, 'skipped')} skipped`,
  );
  return count(results, 'failed') === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
