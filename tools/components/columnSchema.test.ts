import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { columnSchemaFile, columnSchemaText } from './columnSchema.ts';

type Check = ((value: unknown) => boolean) & { errors?: unknown };

// The version that reads this draft; the root has an older one for other tools.
const { default: Ajv } = createRequire(path.join(root, 'libs/form-renderer/package.json'))('ajv') as {
  default: new (options: { strict: true }) => { compile: (schema: object) => Check };
};

describe('the JSON Schema of columns', () => {
  const text = readFileSync(path.join(root, columnSchemaFile), 'utf8');
  const isValid = new Ajv({ strict: true }).compile(JSON.parse(text) as object);

  it('is up to date with the types', () =>
    assert.equal(text, columnSchemaText(), `Run npm run api:update and commit ${columnSchemaFile}.`));

  it('accepts columns and groups of columns', () => {
    const name = { id: 'name', header: 'Agency', minWidth: 220, isPinned: 'left', tooltip: 'As registered' };
    const state = { id: 'state', header: 'State', filterType: 'select', options: [{ label: 'Texas', value: 'TX' }] };
    assert.ok(isValid([name, { header: 'Place', columns: [state] }]), JSON.stringify(isValid.errors));
  });

  for (const [what, column] of [
    ['a column without a header', { id: 'name' }],
    ['an unknown key', { id: 'name', header: 'Agency', filterOptions: [] }],
    ['an unknown type of filter', { id: 'name', header: 'Agency', filterType: 'range' }],
    ['a group without columns', { header: 'Place', columns: [] }],
    ['a wrong column in a group', { header: 'Place', columns: [{ id: 'name', header: 'Agency', width: 'wide' }] }],
  ] as const)
    it(`refuses ${what}`, () => assert.equal(isValid([column]), false));
});
