import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';

const library = 'node_modules/@agency-insights/data-table';
const script = `${library}/codemods/columnOptions.mjs`;

// The types as they are now: the property has its new name.
const types = `export interface ColumnDef<Row = unknown> {
  id: string; header: string; filterType?: 'select' | 'text'; options?: { label: string; value: string }[]; cell?: (row: Row) => unknown;
}
export interface ColumnGroupDef<Row = unknown> { header: string; columns: (ColumnDef<Row> | ColumnGroupDef<Row>)[] }
export declare function DataTable<Row>(props: { columns: readonly (ColumnDef<Row> | ColumnGroupDef<Row>)[] }): null;
`;
const imported = `import type { ColumnDef } from '@agency-insights/data-table';\n`;

/** Files before and after the codemod, by what they show. */
const samples: Record<string, [text: string, result: string]> = {
  'renames in columns of a type': [
    `${imported}export const c: ColumnDef[] = [{ id: 'a', header: 'A', filterOptions: [] }];\n`,
    `${imported}export const c: ColumnDef[] = [{ id: 'a', header: 'A', options: [] }];\n`,
  ],
  'renames in columns of a type under another name, in quotes too': [
    `import type { ColumnDef as C } from '@agency-insights/data-table';\nexport const c = [{ id: 'a', header: 'A', 'filterOptions': [] }] satisfies C[];\n`,
    `import type { ColumnDef as C } from '@agency-insights/data-table';\nexport const c = [{ id: 'a', header: 'A', options: [] }] satisfies C[];\n`,
  ],
  'renames in columns of a namespace': [
    `import type * as table from '@agency-insights/data-table';\nexport const c: table.ColumnDef = { id: 'a', header: 'A', filterOptions: [] };\n`,
    `import type * as table from '@agency-insights/data-table';\nexport const c: table.ColumnDef = { id: 'a', header: 'A', options: [] };\n`,
  ],
  'renames in columns in a group, given to the table at once': [
    `import { DataTable } from '@agency-insights/data-table';\nexport const page = <DataTable columns={[{ header: 'G', columns: [{ id: 'a', header: 'A', filterOptions: [] }] }]} />;\n`,
    `import { DataTable } from '@agency-insights/data-table';\nexport const page = <DataTable columns={[{ header: 'G', columns: [{ id: 'a', header: 'A', options: [] }] }]} />;\n`,
  ],
  'renames in columns of a type that extends it': [
    `${imported}interface Own extends ColumnDef { width: number }\nexport const c: Own = { id: 'a', header: 'A', width: 1, filterOptions: [] };\n`,
    `${imported}interface Own extends ColumnDef { width: number }\nexport const c: Own = { id: 'a', header: 'A', width: 1, options: [] };\n`,
  ],
  'renames where it is read': [
    `${imported}export const of = (column: ColumnDef) => column.filterOptions;\n`,
    `${imported}export const of = (column: ColumnDef) => column.options;\n`,
  ],
  'keeps the name of a variable that is given': [
    `${imported}const filterOptions = [{ label: 'Texas', value: 'TX' }];\nexport const c: ColumnDef = { id: 'a', header: 'A', filterOptions };\n`,
    `${imported}const filterOptions = [{ label: 'Texas', value: 'TX' }];\nexport const c: ColumnDef = { id: 'a', header: 'A', options: filterOptions };\n`,
  ],
  'keeps the name of a variable that takes it': [
    `${imported}export const of = ({ filterOptions }: ColumnDef) => filterOptions;\n`,
    `${imported}export const of = ({ options: filterOptions }: ColumnDef) => filterOptions;\n`,
  ],
  'leaves properties of other types of the same names alone': [
    `interface ColumnDef { id: string; filterType: string; filterOptions: string[] }\nexport const c: ColumnDef = { id: 'a', filterType: 'x', filterOptions: [] };\nexport const of = (column: ColumnDef) => column.filterOptions;\n`,
    `interface ColumnDef { id: string; filterType: string; filterOptions: string[] }\nexport const c: ColumnDef = { id: 'a', filterType: 'x', filterOptions: [] };\nexport const of = (column: ColumnDef) => column.filterOptions;\n`,
  ],
  'leaves what has no type': [
    `export const columns = [{ id: 'a', header: 'A', filterOptions: [] }];\n`,
    `export const columns = [{ id: 'a', header: 'A', filterOptions: [] }];\n`,
  ],
};

describe('the codemod for column options', () => {
  const names = Object.keys(samples);
  let folder = '';
  let unchanged: string[] = [];
  let printed = '';
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'codemod-'));
    write('package.json', '{}');
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { jsx: 'preserve', strict: true, lib: ['es5'], types: [] } }),
    );
    cpSync(path.join(root, 'libs/data-table/codemods'), path.join(folder, library, 'codemods'), { recursive: true });
    write(`${library}/package.json`, '{ "name": "@agency-insights/data-table", "types": "index.d.ts" }');
    write(`${library}/index.d.ts`, types);
    symlinkSync(path.join(root, 'node_modules/typescript'), path.join(folder, 'node_modules/typescript'));
    names.forEach((name, index) => write(`${index}.tsx`, samples[name]?.[0] ?? ''));
    run('--dry-run');
    unchanged = names.map((_, index) => readFileSync(path.join(folder, `${index}.tsx`), 'utf8'));
    printed = run().stdout;
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  function run(...options: string[]): { status: number | null; stdout: string; stderr: string } {
    return spawnSync(process.execPath, [script, ...options], { cwd: folder, encoding: 'utf8' });
  }

  names.forEach((name, index) =>
    it(name, () => assert.equal(readFileSync(path.join(folder, `${index}.tsx`), 'utf8'), samples[name]?.[1])),
  );

  it('lists each place that it has changed, and each that a person has to check', () => {
    const expected = names.flatMap((name, index) => {
      if (name.endsWith('no type')) return [`look at ${index}.tsx`];
      return samples[name]?.[0] === samples[name]?.[1] ? [] : [`renamed ${index}.tsx`];
    });
    const places = printed.match(/^.+?(?=:\d)/gm);
    assert.deepEqual(places?.sort(), expected.sort());
  });

  it('changes nothing with --dry-run', () =>
    assert.deepEqual(
      unchanged,
      names.map((name) => samples[name]?.[0]),
    ));

  it('stops with a reason if there is no tsconfig.json', () => {
    const { status, stderr } = run('nowhere.json');
    assert.equal(status, 1);
    assert.match(stderr, /nowhere\.json/);
  });
});
