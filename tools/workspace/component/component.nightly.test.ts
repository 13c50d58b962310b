import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { logger, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { root, toolEnvironment } from '../../bootstrap.mjs';
import { typeChecker } from '../../typeChecker.ts';
import { component } from './component.ts';
import schema from './schema.json' with { type: 'json' };

const source = 'libs/ui-kit/src';
const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8');

describe('the component generator', () => {
  let tree: Tree;
  beforeEach(() => {
    tree = createTreeWithEmptyWorkspace();
    tree.write('.prettierrc', '{ "singleQuote": true }');
    tree.write(`${source}/index.ts`, "export { Badge } from './Badge/Badge.tsx';\n");
    tree.write(`${source}/Badge/Badge.tsx`, '');
    tree.write(`${source}/testing/conformance.test-support.tsx`, '');
  });

  it('creates the whole folder and exports the component', async () => {
    await component(tree, { name: 'PremiumTrend', group: 'Feedback' });
    assert.deepEqual(tree.children(`${source}/PremiumTrend`).sort(), [
      'PremiumTrend.docs.ts',
      'PremiumTrend.stories.tsx',
      'PremiumTrend.test.tsx',
      'PremiumTrend.tsx',
      'PremiumTrend.types.ts',
    ]);
    const index = tree.read(`${source}/index.ts`, 'utf8') ?? '';
    assert.match(index, /^export \{ Badge \}/);
    assert.match(index, /export \{ PremiumTrend \} from '\.\/PremiumTrend\/PremiumTrend\.tsx';/);
    assert.match(index, /export type \{ PremiumTrendProps \} from '\.\/PremiumTrend\/PremiumTrend\.types\.ts';/);
    assert.match(
      tree.read(`${source}/PremiumTrend/PremiumTrend.stories.tsx`, 'utf8') ?? '',
      /title: 'Components\/Feedback\/PremiumTrend'/,
    );
  });

  it('says what to do next, with the files to open', async (context) => {
    const said = context.mock.method(logger, 'info', () => undefined);
    const done = await component(tree, { name: 'PremiumTrend' });
    assert.equal(said.mock.callCount(), 0, 'only once the files are written');
    await done();
    const [text] = said.mock.calls[0]?.arguments ?? [];
    for (const file of tree.children(`${source}/PremiumTrend`)) assert.ok(String(text).includes(file), file);
    assert.match(String(text), /npm run visual -- --update --grep PremiumTrend/);
  });

  it('knows every group of the sidebar', () => {
    const { sidebar } = /(?<sidebar>'Components',\s*\[[^\]]*\])/.exec(preview)?.groups ?? {};
    const known = (schema.properties.group.enum as string[]).map((group) => `'${group}'`).join(', ');
    assert.ok(sidebar?.includes(`[${known}]`), `${known} in .storybook/preview.tsx, in this order`);
  });

  for (const name of ['premiumTrend', 'premium-trend', 'Premium Trend', 'PREMIUM', '../Escape', '']) {
    it(`refuses the name "${name}" and writes nothing`, async () => {
      await assert.rejects(component(tree, { name }), /is no name for a component: write it in Pascal case/);
      assert.deepEqual(tree.children(source).sort(), ['Badge', 'index.ts', 'testing']);
    });
  }

  it('refuses an existing folder, also if it differs only in case, and an exported name', async () => {
    await assert.rejects(component(tree, { name: 'Badge' }), /src\/Badge is there already/);
    tree.write(`${source}/NAICSBadge/NAICSBadge.tsx`, '');
    await assert.rejects(component(tree, { name: 'NaicsBadge' }), /is there already/);
    tree.write(`${source}/index.ts`, "export type { BadgeProps, Pill } from './Badge/Badge.tsx';\n");
    await assert.rejects(component(tree, { name: 'Pill' }), /already exports something named Pill/);
  });

  it('refuses a library that does not exist or has no conformance suite', async () => {
    await assert.rejects(component(tree, { name: 'Trend', lib: 'charts' }), /There is no library libs\/charts/);
    tree.write('libs/data-table/src/index.ts', '');
    await assert.rejects(component(tree, { name: 'Trend', lib: 'data-table' }), /has no conformance suite/);
  });

  it('creates a component that passes lint, types and its own test', async () => {
    const copy = copyOfUiKit();
    try {
      const onDisk = new FsTree(copy, false);
      await component(onDisk, { name: 'PremiumTrend' });
      const list = onDisk.read(`${source}/testing/everyComponent.test-support.tsx`, 'utf8');
      assert.match(list ?? '', /PremiumTrend: <kit\.PremiumTrend>/);
      flushChanges(copy, onDisk.listChanges());
      const folder = `${source}/PremiumTrend`;
      assertPasses(copy, 'eslint', ['--no-config-lookup', '-c', path.join(root, 'eslint.config.mjs'), folder]);
      assertPasses(copy, 'prettier', [
        '--config',
        path.join(root, '.prettierrc'),
        '--check',
        '--ignore-path',
        '/dev/null',
        folder,
      ]);
      assertPasses(copy, 'node', [typeChecker, '--singleThreaded', '--noEmit', '-p', 'libs/ui-kit/tsconfig.json']);
      assertPasses(path.join(copy, 'libs/ui-kit'), 'jest', ['--ci', 'PremiumTrend']);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});

/** A copy of the library's sources in a folder of the workspace, from which its packages resolve. */
function copyOfUiKit(): string {
  mkdirSync(path.join(root, '.tmp'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.tmp/generator-'));
  cpSync(path.join(root, source), path.join(copy, source), { recursive: true });
  cpSync(path.join(root, '.storybook/docs'), path.join(copy, '.storybook/docs'), { recursive: true });
  const types = ['jest', 'node', '@testing-library/jest-dom', 'jest-axe'];
  const tsconfig = {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: { composite: false, declaration: false, declarationMap: false, emitDeclarationOnly: false, types },
    include: ['src/PremiumTrend', 'src/testing/everyComponent.test-support.tsx'],
  };
  writeFileSync(path.join(copy, 'libs/ui-kit/tsconfig.json'), JSON.stringify(tsconfig));
  const preset = JSON.stringify(path.join(root, 'jest.preset.js'));
  writeFileSync(
    path.join(copy, 'libs/ui-kit/jest.config.cjs'),
    `module.exports = { ...require(${preset}), haste: { forceNodeFilesystemAPI: true } };\n`,
  );
  writeFileSync(path.join(copy, 'libs/ui-kit/package.json'), '{ "type": "module" }\n');
  return copy;
}

function assertPasses(cwd: string, command: string, args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: toolEnvironment({ CI: 'true' }),
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${command}: ${error?.message ?? `${stdout}\n${stderr}`}`);
}
