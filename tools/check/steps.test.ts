import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { coverage } from '../requirements/coverage.ts';
import { steps } from './steps.ts';

/** The configurations of Jest that a run uses for React 18. */
function withReact18(isNightly: boolean): string[] {
  const unit = steps({ root, reports: '.tmp/reports', isNightly }).find(({ name }) => name === 'unit');
  return (unit?.commands.flat() ?? []).filter((argument) => argument.includes('react-18'));
}

it('npm test runs some of the tests with React 18, and npm run test:all runs those of every library with a view', () => {
  assert.deepEqual(withReact18(false), ['tools/react-18/jest.config.cjs']);
  assert.deepEqual(
    withReact18(true),
    ['ui-kit', 'data-table', 'form-renderer'].map((name) => `libs/${name}/jest.react-18.config.cjs`),
  );
  for (const file of [...withReact18(false), ...withReact18(true)]) assert.ok(existsSync(path.join(root, file)), file);
});

it('npm run test:all runs each test of the platform once: attacks in one step, engines in another, the others in a third', () => {
  const filesOf = (step: string) => {
    const found = steps({ root, reports: '', isNightly: true }).find(({ name }) => name === step);
    return (found?.commands.flat() ?? []).filter((argument) => argument.endsWith('.test.ts'));
  };
  const all = readdirSync(path.join(root, 'apps/platform/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join('apps/platform/src', file));
  assert.deepEqual([...filesOf('platform'), ...filesOf('engines'), ...filesOf('hostile')].sort(), all.sort());
  for (const file of [
    'warehouse/engines.test.ts',
    'warehouse/clickhouse/ClickHouseDriver.test.ts',
    'data/publish/publish.test.ts',
  ])
    assert.ok(filesOf('engines').includes(`apps/platform/src/${file}`), file);
  assert.ok(filesOf('hostile').length > 20);
  assert.deepEqual(
    filesOf('hostile').filter((file) => !file.includes('.hostile.')),
    [],
  );
});

it('npm test sends a few hostile inputs to each call, npm test -- hostile sends more, and npm run test:all sends the max', () => {
  const inputs = (isNightly: boolean, names: readonly string[]) =>
    steps({ root, reports: '', isNightly, names }).find(({ name }) => name === 'hostile')?.env?.['HOSTILE_INPUTS'];
  assert.equal(inputs(false, []), undefined);
  assert.equal(inputs(false, ['hostile']), '300');
  assert.equal(inputs(true, []), '1000');
});

it('npm test and npm run test:all run the same steps, each with a unique name', () => {
  const names = [false, true].map((isNightly) => steps({ root, reports: '', isNightly }).map(({ name }) => name));
  assert.deepEqual(names[0], names[1]);
  assert.equal(new Set(names[0]).size, names[0]?.length);
});

it('npm run test:all runs the night checks in every step, and npm test runs none of them', () => {
  const checks = (isNightly: boolean) => steps({ root, reports: '', isNightly }).map(({ env }) => env?.['CHECKS']);
  assert.deepEqual([...new Set(checks(true))], ['all']);
  assert.deepEqual([...new Set(checks(false))], [undefined]);
});

it('npm test skips the tests of the tools and the platform that run at night', () => {
  const filesOf = (step: string, isNightly: boolean) =>
    steps({ root, reports: '', isNightly })
      .find(({ name }) => name === step)
      ?.commands.flat() ?? [];
  const isOfNight = (file: string) => file.endsWith('.nightly.test.ts');
  for (const step of ['tools', 'platform', 'engines', 'hostile']) {
    assert.ok(filesOf(step, true).some(isOfNight), step);
    assert.ok(!filesOf(step, false).some(isOfNight), step);
    const byDay = filesOf(step, true).filter((file) => !isOfNight(file));
    assert.deepEqual(
      filesOf(step, false).filter((file) => file.endsWith('.test.ts')),
      byDay.filter((file) => file.endsWith('.test.ts')),
    );
  }
});

it('npm test runs every check of the packages, and their titles count for the catalogue like test titles', (t) => {
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
  t.after(() => rmSync(reports, { recursive: true, force: true }));
  const step = steps({ root, reports, isNightly: false }).find(({ name }) => name === 'packages');
  const checks = readdirSync(path.join(root, 'tools/packages')).filter((file) => file.endsWith('.check.ts'));
  for (const file of checks) assert.ok(step?.commands.flat().includes(`tools/packages/${file}`), file);
  const check = { file: path.join(root, 'tools/packages/packages.check.ts'), title: 'it [SHIP-2]', status: 'passed' };
  writeFileSync(path.join(reports, 'packages.jsonl'), `${JSON.stringify(check)}\n`);
  assert.deepEqual(coverage(['SHIP-2'], step?.results?.() ?? [])[0]?.state, 'met');
});
