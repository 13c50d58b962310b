import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { sharedPackages } from './bundle.ts';
import { judge } from './goals.ts';
import { benchFolder, workspaceFolder } from './installPeers.ts';
import { figure, markdownTable, sectionOf, timeCell, withSection, type PartReport } from './report.ts';
import { medianOf, runRounds } from './runRounds.ts';

const circumstances = { day: '2026-11-20', machine: 'A machine', browser: 'A browser', rounds: 'Some rounds.' };

function report(part: string, ours: number): PartReport {
  return {
    part,
    title: `Part ${part}`,
    about: 'What it is.',
    tables: [{ title: 'Times', columns: ['', 'ms'], rows: [['ours', figure(ours)]] }],
    goals: [{ what: 'a goal', ours, other: 10, max: 1.1 }],
    versions: ['peer 1.0.0'],
  };
}

const noReason = () => undefined;
const log = () => undefined;

describe('rounds', () => {
  it('run every contestant in each round, and each round starts with the next contestant', async () => {
    const order: string[] = [];
    await runRounds({
      title: 'order',
      contestants: ['a', 'b', 'c'],
      warmUps: 1,
      measured: 2,
      absentReason: noReason,
      log,
      once: async (name) => {
        order.push(name);
        return { time: 1 };
      },
    });
    assert.deepEqual(order, ['a', 'b', 'c', 'b', 'c', 'a', 'c', 'a', 'b']);
  });

  it('count neither warm-up rounds nor the worst of the other rounds', async () => {
    const times = [1000, 9, 1, 5, 7, 400];
    const outcomes = await runRounds({
      title: 'counting',
      contestants: ['a'],
      warmUps: 1,
      measured: 5,
      absentReason: noReason,
      log,
      once: async () => ({ time: times.shift() ?? NaN }),
    });
    assert.deepEqual(outcomes.get('a'), { measures: { time: { median: 7, deviation: 2 } }, rounds: 5 });
    assert.equal(medianOf(outcomes.get('a'), 'time'), 7);
  });

  it('are fewer for a slow contestant, by the limit of the plan', async () => {
    const plan = {
      title: 'slow',
      contestants: ['a'],
      warmUps: 2,
      measured: 5,
      absentReason: noReason,
      log,
      once: async () => ({ time: 1 }),
    };
    const roundsUnder = async (slowRoundMs: number) => {
      const outcome = (await runRounds({ ...plan, slowRoundMs })).get('a');
      return outcome && 'rounds' in outcome ? outcome.rounds : NaN;
    };
    assert.equal(await roundsUnder(-1), 3);
    assert.equal(await roundsUnder(Infinity), 5);
  });

  it('continue without a contestant that was too slow, and stop on any other error', async () => {
    const slow = new Error('too slow');
    let calls = 0;
    const plan = {
      title: 'errors',
      contestants: ['a', 'b'],
      warmUps: 0,
      measured: 3,
      log,
      once: async (name: string) => {
        if (name === 'a') {
          calls++;
          throw slow;
        }
        return { time: 1 };
      },
    };
    const outcomes = await runRounds({ ...plan, absentReason: (error) => (error === slow ? 'over 1 s' : undefined) });
    assert.deepEqual(outcomes.get('a'), { absent: 'over 1 s' });
    assert.equal(calls, 1);
    assert.ok(Number.isNaN(medianOf(outcomes.get('a'), 'time')));
    await assert.rejects(runRounds({ ...plan, absentReason: noReason }), slow);
  });
});

describe('goals', () => {
  it('are compared with the max ratio, and are never met without a measurement', () => {
    assert.equal(judge({ what: '', ours: 11, other: 10, max: 1.1 }).held, true);
    assert.equal(judge({ what: '', ours: 11.1, other: 10, max: 1.1 }).held, false);
    assert.equal(judge({ what: '', ours: NaN, other: 10, max: 1.1 }).held, false);
    assert.equal(judge({ what: '', ours: 1, other: NaN, max: 1.1 }).held, false);
  });
});

describe('the report', () => {
  it('has valid Markdown tables', () => {
    assert.equal(
      markdownTable(['', 'ms'], [['a | b', '1']]),
      ['|  | ms |', '| --- | ---: |', '| a \\| b | 1 |'].join('\n'),
    );
    assert.equal(timeCell({ median: 1234.5, deviation: 0.123 }), '1,235 ± 0.12');
    assert.equal(figure(NaN), '–');
  });

  it('says whether each goal is met', () => {
    assert.match(
      sectionOf(report('one', 11), circumstances),
      /\| a goal \| 11\.0 \| 10\.0 \| 1\.10 \| 1\.1 \| held \|/,
    );
    assert.match(sectionOf(report('one', 12), circumstances), /\| 1\.20 \| 1\.1 \| \*\*not held\*\* \|/);
  });

  it('replaces only the section of its own part, and keeps the order of the sections', () => {
    const parts = ['one', 'two'];
    const section = (part: string, ours: number) => sectionOf(report(part, ours), circumstances);
    const second = withSection('', 'two', section('two', 5), parts);
    const both = withSection(second, 'one', section('one', 6), parts);
    const again = withSection(both, 'two', section('two', 7), parts);
    assert.ok(again.indexOf('## Part one') < again.indexOf('## Part two'));
    assert.ok(again.includes(section('one', 6)) && again.includes(section('two', 7)));
    assert.ok(!again.includes(section('two', 5)));
    assert.equal(withSection(again, 'two', section('two', 7), parts), again);
  });
});

describe('the peers', () => {
  const versions = (folder: string) => {
    const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; resolved?: string }>;
    };
    return lock.packages;
  };

  it('are pinned to versions, without addresses', () => {
    assert.deepEqual(
      Object.values(versions(benchFolder)).filter(({ resolved }) => resolved !== undefined),
      [],
    );
    const manifest = JSON.parse(readFileSync(path.join(benchFolder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const [name, version] of Object.entries(manifest.dependencies)) assert.match(version, /^\d/, name);
  });

  it('use the same versions of React, MUI and Emotion as the workspace', () => {
    for (const name of sharedPackages) {
      const place = `node_modules/${name}`;
      assert.equal(versions(benchFolder)[place]?.version, versions(workspaceFolder)[place]?.version, name);
    }
  });
});
