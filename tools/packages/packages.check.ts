// The built packages as a product team gets them, and the built app: `npm test -- build packages`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { appSizes, frameSize } from './appSizes.ts';
import { appBudgets, budgets, firstLoadBudgets, frameBudget, importBudgets } from './budgets.ts';
import { entrySize, firstLoadSize } from './entrySize.ts';

interface Manifest {
  type: string;
  sideEffects: boolean | string[];
  files: string[];
  exports: Record<string, string | { import: { default: string; types: string }; require?: { default: string } }>;
}

for (const [name, budget] of Object.entries(budgets)) {
  const folder = path.join(root, 'libs', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

  describe(`the package ${name}`, () => {
    it('has no problems that publint finds [SHIP-2, PLUS-24]', () => assertPasses(folder, 'publint', ['--strict']));

    it('has types that every kind of import resolves [SHIP-2, PLUS-24]', () =>
      assertPasses(folder, 'attw', ['--pack', '.', '--quiet']));

    it('consists of ES modules without side effects, except for the file of a worker [SHIP-2]', () => {
      assert.equal(manifest.type, 'module');
      const { sideEffects } = manifest;
      assert.ok(sideEffects === false || (sideEffects as string[]).every((file) => /worker/i.test(file)));
    });

    it('can be required where require() does not accept ES modules, as in Jest and older Node [SHIP-2, PLUS-24]', () => {
      for (const target of Object.values(manifest.exports)) {
        if (typeof target === 'string' || !target.require || /worker/i.test(target.require.default)) continue;
        const load = `require(${JSON.stringify(path.join(folder, target.require.default))})`;
        assertPasses(folder, process.execPath, ['--no-experimental-require-module', '--eval', load]);
      }
    });

    it('keeps "use client" in every module whose source has it [SHIP-2, PLUS-24]', () => {
      for (const source of clientModules(path.join(folder, 'src')))
        for (const ending of ['js', 'cjs'] as const) {
          const built = path.join(folder, 'dist', source.replace(/\.tsx?$/, `.${ending}`));
          // Modules that no published file imports are not built.
          if (existsSync(built)) assert.match(readFileSync(built, 'utf8').slice(0, 200), /['"]use client['"]/, built);
        }
    });

    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue;
      it(`has an entry ${entry} within its budget [SHIP-3, PLUS-24]`, async (t) =>
        assertWithin(t, await entrySize(path.join(folder, target.import.default)), budget[entry]));
    }

    for (const [imported, limit] of Object.entries(importBudgets[name] ?? {}))
      it(`exports ${imported} without bundling the rest [SHIP-2]`, async (t) =>
        assertWithin(t, await entrySize(path.join(folder, 'dist/index.js'), [imported]), limit));

    for (const [imported, limit] of Object.entries(firstLoadBudgets[name] ?? {}))
      it(`loads ${imported} within the budget of a page [SHIP-2]`, async (t) =>
        assertWithin(t, await firstLoadSize(path.join(folder, 'dist/index.js'), [imported]), limit));
  });
}

describe('the packages', () => {
  const consumers = path.join(root, 'tools/consumers');

  it('resolve their lazy imports under Jest too [SHIP-1]', () =>
    assertPasses(path.join(consumers, 'jest'), 'jest', []));

  it('have components that the types of React 18 accept [SHIP-1]', () =>
    assertPasses(path.join(consumers, 'react-18-types'), 'tsc', ['-p', '.']));
});

describe('the package form-renderer', () => {
  it('includes the JSON Schema of its schemas, for editors [SHIP-6]', () => {
    const folder = path.join(root, 'libs/form-renderer');
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const file = manifest.exports['./schema.json'];
    assert.ok(typeof file === 'string' && manifest.files.includes(path.basename(file)));
    const schema = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
    assert.match(String(schema['$schema']), /json-schema\.org/);
  });
});

describe('the app', () => {
  const folder = path.join(root, 'apps/insights/dist');
  for (const [part, title] of [
    ['firstRoute', 'loads its home page within the budget'],
    ['findAgencies', 'loads what Find agencies adds within the budget'],
    ['filterPanel', 'loads its filter panel later, within the budget'],
  ] as const)
    it(title, (t) => assertWithin(t, appSizes(folder)[part], appBudgets[part]));
});

describe('the embedded dashboards', () => {
  it('load their page within the budget', (t) =>
    assertWithin(t, frameSize(path.join(root, 'apps/dashboards/dist')), frameBudget));
});

function assertPasses(folder: string, command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: toolEnvironment(),
  });
  assert.equal(status, 0, `${command}:\n${stdout}${stderr}`);
}

/** Prints a size, and holds it to its limit; without a limit every size will do. */
function assertWithin(t: TestContext, size: number, limit: number | undefined): void {
  t.diagnostic(`${size.toFixed(1)} KB gzip${limit === undefined ? '' : ` of ${limit}`}`);
  assert.ok(limit === undefined || size <= limit, `${size.toFixed(2)} KB gzip, ${limit} are allowed`);
}

/** Paths of the modules that run in a browser alone, below a folder of sources. */
function clientModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|test-support)\./.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').startsWith("'use client'"));
}
