import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { refusedLicenses } from './licenses.ts';
import { makeSbom, packageName, shippedManifests } from './sbom.ts';
import type { Component } from './sbom.ts';

function licensed(name: string, ...licenses: NonNullable<Component['licenses']>): Component {
  return { 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0', licenses };
}

describe('the SBOM of what is shipped', () => {
  const sbom = makeSbom(root);
  const names = new Set(sbom.components.map(packageName));

  it('lists every package and app with all its direct dependencies, also those that tools use', () => {
    const manifests = shippedManifests(root);
    assert.ok(manifests.length >= 8, `${manifests.length} manifests`);
    const missing = manifests
      .flatMap(({ name, dependencies = {} }) => [name, ...Object.keys(dependencies)])
      .filter((name) => !names.has(name));
    assert.deepEqual(missing, []);
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

  it('has allowed licenses alone', () => {
    const ofOthers = sbom.components.filter((component) => !packageName(component).startsWith('@agency-insights/'));
    assert.ok(ofOthers.length > 100, `${ofOthers.length} packages`);
    assert.deepEqual(refusedLicenses(ofOthers), []);
  });
});

describe('refusedLicenses', () => {
  it('names package and license of what is not allowed', () => {
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

  it('takes one allowed license of a choice, and needs all of a combination', () => {
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
