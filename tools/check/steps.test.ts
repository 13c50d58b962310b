import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { steps } from './steps.ts';

/** The configurations of Jest that a run uses for React 18. */
function withReact18(isNightly: boolean): string[] {
  const unit = steps({ root, reports: '.tmp/reports', isNightly }).find(({ name }) => name === 'unit');
  return (unit?.commands.flat() ?? []).filter((argument) => argument.includes('react-18'));
}

it('npm test runs a part of the tests with React 18, npm run test:all those of every library with a view', () => {
  assert.deepEqual(withReact18(false), ['tools/react-18/jest.config.cjs']);
  assert.deepEqual(
    withReact18(true),
    ['ui-kit', 'data-table', 'form-renderer'].map((name) => `libs/${name}/jest.react-18.config.cjs`),
  );
  for (const file of [...withReact18(false), ...withReact18(true)]) assert.ok(existsSync(path.join(root, file)), file);
});

it('both run the same steps, each with a name of its own', () => {
  const names = [false, true].map((isNightly) => steps({ root, reports: '', isNightly }).map(({ name }) => name));
  assert.deepEqual(names[0], names[1]);
  assert.equal(new Set(names[0]).size, names[0]?.length);
});
