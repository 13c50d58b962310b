// `npm run bench -- [PART…] [--rounds N] [--warm-ups N] [--only NAME,NAME]`: see README.md beside this file.
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installPeers, workspaceFolder } from './harness/installPeers.ts';
import type { PartContext } from './harness/PartContext.ts';
import { describeMachine, sectionOf, writeReport, type PartReport, type RunCircumstances } from './harness/report.ts';

const parts: Record<string, () => Promise<{ runPart: (context: PartContext) => Promise<PartReport> }>> = {
  options: () => import('./cases/options/part.ts'),
  dates: () => import('./cases/dates/part.ts'),
  form: () => import('./cases/form/part.ts'),
  table: () => import('./cases/table/part.ts'),
  million: async () => ({ runPart: (await import('./cases/table/part.ts')).runMillionPart }),
  worker: () => import('./cases/worker/part.ts'),
  sizes: () => import('./cases/sizes/part.ts'),
};
const fullRounds = { warmUps: 5, measured: 9 };
const file = path.join(workspaceFolder, 'docs/benchmarks.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: String(fullRounds.measured) },
    'warm-ups': { type: 'string', default: String(fullRounds.warmUps) },
    only: { type: 'string', default: '' },
  },
});

process.exitCode = await main();

async function main(): Promise<number> {
  const unknown = positionals.find((name) => parts[name] === undefined);
  if (unknown !== undefined) {
    process.stderr.write(`Unknown part: "${unknown}". Parts: ${Object.keys(parts).join(', ')}.\n`);
    return 2;
  }
  installPeers();
  const rounds = { warmUps: Number(values['warm-ups']), measured: Number(values.rounds) };
  const only = values.only.split(',').filter((name) => name !== '');
  let missed = 0;
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    const part = await parts[name]?.();
    if (part) missed += await runOne(await part.runPart({ rounds, only }), rounds, only.length === 0);
  }
  return missed > 0 ? 1 : 0;
}

/** Reports a part. Only a run with all contestants and full rounds changes the document. Returns the number of missed goals. */
async function runOne(report: PartReport, rounds: PartContext['rounds'], isWhole: boolean): Promise<number> {
  const { browserVersion } = await import('./harness/measuringBrowser.ts');
  const run: RunCircumstances = {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    browser: await browserVersion(),
    rounds: `${rounds.warmUps} warm-up rounds, ${rounds.measured} measured.`,
  };
  const isFull = rounds.warmUps >= fullRounds.warmUps && rounds.measured >= fullRounds.measured;
  if (!isWhole || !isFull) {
    process.stdout.write(`${sectionOf(report, run)}\n\nA trial: docs/benchmarks.md is unchanged.\n`);
    return 0;
  }
  const missed = writeReport(file, report, run, Object.keys(parts));
  for (const { what, ratio, max } of missed)
    process.stderr.write(`Not held: ${what}: ${ratio.toFixed(2)}, max ${max}\n`);
  return missed.length;
}
