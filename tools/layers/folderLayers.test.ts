import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { folderImports } from './folderImports.ts';
import { folderLayers, type FolderLayers } from './folderLayers.ts';

const packages = ['libs', 'apps']
  .flatMap((group) => readdirSync(path.join(root, group)).map((name) => path.join(group, name)))
  .filter((name) => name !== path.join('apps', 'e2e') && existsSync(path.join(root, name, 'src')));

for (const name of packages) {
  it(`${name} has no import cycles between folders`, (t) => {
    const found = folderLayers(folderImports(path.join(root, name, 'src')));
    for (const line of describeLayers(found)) t.diagnostic(line);
    assert.deepEqual(found.rings, [], 'These folders import each other: move what is imported below both.');
  });
}

function describeLayers({ layers, rings }: FolderLayers): string[] {
  const nameOf = (folder: string) => (rings.some((ring) => ring.includes(folder)) ? `${folder}*` : folder);
  const lines = layers.map((folders, place) => `${place + 1}: ${folders.map(nameOf).join(' ')}`);
  return rings.length > 0 ? [...lines, '* in a ring'] : lines;
}

describe('folderLayers', () => {
  const arranged = (imports: Record<string, string[]>) =>
    folderLayers(new Map(Object.entries(imports).map(([folder, others]) => [folder, new Set(others)])));

  it('puts a folder above the highest one that it imports', () => {
    const found = arranged({ engine: [], model: ['engine'], view: ['engine', 'hooks'], hooks: ['model'], icons: [] });
    assert.deepEqual(found, { layers: [['engine', 'icons'], ['model'], ['hooks'], ['view']], rings: [] });
  });

  it('keeps a cycle of any length in one layer, and names its folders', () => {
    const found = arranged({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [], e: ['a'], f: ['g'], g: ['f'] });
    assert.deepEqual(found.layers, [['d', 'f', 'g'], ['a', 'b', 'c'], ['e']]);
    assert.deepEqual(found.rings, [
      ['a', 'b', 'c'],
      ['f', 'g'],
    ]);
  });

  it('separates two cycles, even if the first one leads to the second', () => {
    const { rings } = arranged({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] });
    assert.deepEqual(rings, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});

describe('folderImports', () => {
  let src: string;
  before(() => {
    src = mkdtempSync(path.join(tmpdir(), 'layers-'));
    const files = {
      'index.ts': "export { view } from './view/view.ts';",
      'view/view.ts': "import { a } from '../model/deep/a.ts';\nimport type { B } from '../types/b.ts';",
      'view/later.tsx': "const part = () => import('../menu/menu.ts');",
      'view/view.test.ts': "import { c } from '../testing/c.ts';",
      'model/deep/a.ts': "import { type T, type U } from '../../types/b.ts';\nimport { x } from '../x.ts';",
      'model/x.ts': "import './styles.ts';\nimport 'react';",
      'menu/menu.ts': "export type { B } from '../types/b.ts';\nexport * from '../model/x.ts';",
      'types/b.ts': '',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
      writeFileSync(path.join(src, file), text);
    }
  });
  after(() => rmSync(src, { recursive: true }));

  it('finds imports between folders at run time, static or dynamic, and ignores types, tests and packages', () => {
    const found = Object.fromEntries([...folderImports(src)].map(([folder, others]) => [folder, [...others].sort()]));
    assert.deepEqual(found, { '(files)': ['view'], menu: ['model'], model: [], types: [], view: ['menu', 'model'] });
  });
});
