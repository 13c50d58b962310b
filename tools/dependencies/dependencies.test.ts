import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { refusedLicenses } from './licenses.ts';
import { makeSbom, packageName, shippedManifests } from './sbom.ts';
import { shippedPackages } from './shippedPackages.ts';
import type { Component } from './sbom.ts';

function licensed(name: string, ...licenses: NonNullable<Component['licenses']>): Component {
  return { 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0', licenses };
}

describe('the SBOM of the shipped code', () => {
  const sbom = makeSbom(root);
  const names = new Set(sbom.components.map(packageName));

  it('lists every package and app with all direct dependencies, also those that tools use', () => {
    const manifests = shippedManifests(root);
    assert.ok(manifests.length >= 8, `${manifests.length} manifests`);
    const missing = manifests
      .flatMap(({ name, dependencies = {} }) => [name, ...Object.keys(dependencies)])
      .filter((name) => !names.has(name));
    assert.deepEqual(missing, []);
  });

  it('lists the packages that are copied into ours', () => {
    for (const name of ['downshift', '@babel/runtime', '@mui/icons-material']) assert.ok(names.has(name), name);
  });

  it('lists no development dependency of the workspace, and no edge to one', () => {
    const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    for (const name of ['eslint', 'jest', 'storybook', 'typescript', '@playwright/test']) {
      assert.ok(name in devDependencies, name);
      assert.ok(!names.has(name), name);
    }
    const refs = new Set([sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']));
    const ends = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    assert.deepEqual(
      ends.filter((ref) => !refs.has(ref)),
      [],
    );
  });

  it('is CycloneDX and named after the workspace, not after its folder', () => {
    assert.equal(sbom.bomFormat, 'CycloneDX');
    assert.equal(sbom.metadata.component.name, '@agency-insights/source');
  });

  it('has only allowed licenses', () => {
    const ofOthers = sbom.components.filter((component) => !packageName(component).startsWith('@agency-insights/'));
    assert.ok(ofOthers.length > 100, `${ofOthers.length} packages`);
    assert.deepEqual(refusedLicenses(ofOthers), []);
  });
});

describe('shippedPackages', () => {
  it('finds all packages that are required at run time or copied, also nested and linked ones, but no optional peers, whatever npm marks', () => {
    const packages = {
      'libs/kit': {
        name: '@agency-insights/kit',
        version: '0.0.0',
        dependencies: { react: '19', '@scope/a': '1' },
        devDependencies: { copied: '1' },
        peerDependencies: { dom: '19', tester: '1' },
        peerDependenciesMeta: { tester: { optional: true } },
      },
      'apps/site': {
        name: '@agency-insights/site',
        version: '0.0.0',
        dependencies: { '@agency-insights/kit': '0' },
        devDependencies: { tester: '1' },
      },
      'node_modules/@agency-insights/kit': { link: true, resolved: 'libs/kit' },
      'node_modules/react': { version: '18.0.0' },
      'libs/kit/node_modules/react': { version: '19.0.0', optionalDependencies: { fast: '1', missing: '1' } },
      'node_modules/@scope/a': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/@scope/a/node_modules/b': { version: '2.0.0', dependencies: { '@scope/a': '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/fast': { version: '1.0.0' },
      'node_modules/copied': { version: '1.0.0' },
      'node_modules/dom': { version: '19.0.0' },
      'node_modules/tester': { version: '1.0.0', devOptional: true },
    };
    assert.deepEqual([...shippedPackages(packages, ['apps/site'])].sort(), [
      ...['@agency-insights/kit@0.0.0', '@agency-insights/site@0.0.0', '@scope/a@1.0.0', 'b@2.0.0', 'copied@1.0.0'],
      ...['dom@19.0.0', 'fast@1.0.0', 'react@19.0.0'],
    ]);
  });
});

describe('refusedLicenses', () => {
  it('names each package with a license that is not allowed', () => {
    assert.deepEqual(
      refusedLicenses([
        licensed('fine', { license: { id: 'MIT' } }),
        licensed('copyleft', { license: { id: 'AGPL-3.0-only' } }),
        licensed('odd', { license: { name: 'SEE LICENSE IN LICENSE.md' } }),
        licensed('silent'),
      ]),
      ['copyleft@1.0.0: AGPL-3.0-only', 'odd@1.0.0: SEE LICENSE IN LICENSE.md', 'silent@1.0.0: no license named'],
    );
  });

  it('accepts one allowed license of a choice, and requires all of a combination', () => {
    const refused = [
      '(MIT OR GPL-2.0-only)',
      'MIT AND ISC',
      'MIT and GPL-2.0-only',
      'GPL-2.0-only OR (MIT AND AGPL-3.0-only)',
    ].map((expression, index) => licensed(`package-${index}`, { expression }));
    assert.deepEqual(
      refusedLicenses(refused).map((line) => line.split('@')[0]),
      ['package-2', 'package-3'],
    );
  });
});
