import assert from 'node:assert/strict';
import { it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { stepsOfChange } from './stepsOfChange.ts';

const options = { root, reports: '.tmp/reports', isNightly: false };
const commandsOf = (changed: readonly string[]) =>
  new Map(stepsOfChange(options, changed).map(({ name, commands }) => [name, commands.at(-1) ?? []]));

it('a change of a text checks only its format, besides the types', () => {
  const commands = commandsOf(['CONTRIBUTING.md']);
  assert.deepEqual([...commands.keys()], ['types', 'format']);
  assert.equal(commands.get('format')?.at(-1), 'CONTRIBUTING.md');
});

it('a change of the platform runs the platform tests that import it, and no build, story or journey', () => {
  const commands = commandsOf(['apps/platform/src/http/attachmentDisposition.ts']);
  assert.deepEqual([...commands.keys()], ['types', 'lint', 'format', 'platform', 'engines', 'hostile']);
  const tests = (commands.get('platform') ?? []).filter((argument) => argument.endsWith('.test.ts'));
  assert.ok(tests.includes('apps/platform/src/http/attachmentDisposition.test.ts'));
  assert.ok(!tests.includes('apps/platform/src/http/clientAddress.test.ts'));
});

it('a change of a component makes Jest find the tests that reach it', () => {
  const file = 'libs/ui-kit/src/Chip/Chip.tsx';
  const unit = commandsOf([file]).get('unit') ?? [];
  assert.ok(unit.includes('--findRelatedTests') && unit.includes(file) && unit.includes('libs/ui-kit'));
});

it('a changed test of the night runs as at night, and no other test of the night with it', () => {
  const file = 'apps/platform/src/data/publish/takeMonths.nightly.test.ts';
  const engines = stepsOfChange(options, [file]).find(({ name }) => name === 'engines');
  const tests = (engines?.commands.at(-1) ?? []).filter((argument) => argument.endsWith('.test.ts'));
  assert.deepEqual(tests, [file]);
  assert.deepEqual(engines?.env, { CHECKS: 'all' });
});

it('a deleted file is neither linted nor formatted', () => {
  const commands = commandsOf(['libs/ui-kit/src/Gone/Gone.tsx']);
  assert.deepEqual([...commands.keys()], ['types']);
});
