// The code in the READMEs and in the guide to all packages against the built packages: `npm test -- build packages`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root, toolEnvironment } from '../bootstrap.mjs';

const folder = path.join(root, '.tmp/readmes');

it('every TypeScript example in the READMEs of the packages and in their guide compiles [SHIP-3]', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(path.join(root, 'libs'))) writeFragments(name, `libs/${name}/README.md`);
  writeFragments('guide', 'docs/getting-started.md');
  cpSync(path.join(root, 'tools/consumers/readmes'), folder, { recursive: true });
  // As the page of the consumers, and with the declarations of the packages and their dependencies checked.
  const settings = {
    extends: '../../tools/consumers/apps/tsconfig.json',
    include: ['*.ts', '*.tsx'],
    compilerOptions: {
      skipLibCheck: false,
      // Playwright's declarations need these.
      types: ['node'],
      lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
      // The version that form-renderer depends on, as in its consumers; tools of the workspace bring another one.
      paths: { ajv: ['../../libs/form-renderer/node_modules/ajv'] },
    },
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { status, stdout } = spawnSync('tsc', ['-p', '.'], { cwd: folder, encoding: 'utf8', env: toolEnvironment() });
  assert.equal(status, 0, `File names end with the line in the document:\n${stdout}`);
});

/** Writes each fragment of a document as a module: `ui-kit.58.tsx` is that of line 58. */
function writeFragments(name: string, document: string): void {
  const text = readFileSync(path.join(root, document), 'utf8');
  for (const { index, 1: code } of text.matchAll(/^```tsx?\n(.*?)^```/gms)) {
    const line = text.slice(0, index).split('\n').length + 1;
    writeFileSync(path.join(folder, `${name}.${line}.tsx`), `${code}\nexport {};\n`);
  }
}
