import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { hashAppSources, isBuiltFrom, stampBuild } from './appStamp.mjs';

describe('the stamp of the built app', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'app-stamp-'));
    write('package-lock.json', '{}');
    write('libs/ui-kit/package.json', '{}');
    write('libs/ui-kit/src/Button/Button.tsx', 'a button');
    write('apps/insights/src/main.tsx', 'the app');
    write('apps/insights/dist/index.html', 'first build');
    write('apps/dashboards/src/main.tsx', 'the dashboards');
    write('apps/dashboards/dist/index.html', 'first build');
    write('tools/build/leaveOut.ts', 'a plugin');
    write('tools/vite/compressFiles.ts', 'a plugin');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }

  it('is valid while nothing changes', () => {
    assert.equal(isBuiltFrom(root, hashAppSources(root)), false);
    stampBuild(root, hashAppSources(root));
    assert.equal(isBuiltFrom(root, hashAppSources(root)), true);
  });

  for (const [file, text] of [
    ['libs/ui-kit/src/Button/Button.tsx', 'another button'],
    ['libs/ui-kit/src/Button/styles.ts', 'a new file'],
    ['libs/ui-kit/package.json', '{"version":"2"}'],
    ['libs/data-table/src/index.ts', 'a new library'],
    ['apps/insights/src/main.tsx', 'the app.'],
    ['apps/insights/index.html', 'a page'],
    ['apps/insights/public/favicon.svg', 'a picture'],
    ['package-lock.json', '{"a":1}'],
    ['apps/insights/dist/index.html', 'a foreign build'],
    ['apps/dashboards/src/main.tsx', 'the dashboards.'],
    ['apps/dashboards/dist/index.html', 'a foreign build'],
    ['tools/build/leaveOut.ts', 'another plugin'],
    ['tools/vite/compressFiles.ts', 'another plugin'],
    ['.tmp/app-build.json', '{"sources":'],
    ['.tmp/app-build.json', 'null'],
  ] as const) {
    it(`is not valid after ${file} became ${text}`, () => {
      stampBuild(root, hashAppSources(root));
      write(file, text);
      assert.equal(isBuiltFrom(root, hashAppSources(root)), false);
    });
  }

  it('is not valid after a source or the build was removed', () => {
    stampBuild(root, hashAppSources(root));
    for (const app of ['insights', 'dashboards']) {
      rmSync(path.join(root, `apps/${app}/dist`), { recursive: true });
      assert.equal(isBuiltFrom(root, hashAppSources(root)), false);
      write(`apps/${app}/dist/index.html`, 'first build');
    }
    assert.equal(isBuiltFrom(root, hashAppSources(root)), true);
    rmSync(path.join(root, 'libs/ui-kit/src/Button/Button.tsx'));
    assert.equal(isBuiltFrom(root, hashAppSources(root)), false);
  });

  it('is valid if only tests, stories or output of tools change', () => {
    stampBuild(root, hashAppSources(root));
    write('libs/ui-kit/src/Button/Button.test.tsx', 'a test');
    write('libs/ui-kit/src/Button/Button.stories.tsx', 'a story');
    write('apps/dashboards/src/BarChart.docs.ts', 'a page of the docs');
    write('libs/ui-kit/dist/index.js', 'a build');
    write('apps/insights/out-tsc/main.js', 'types');
    write('apps/insights/dist/assets/main.js', 'compressed');
    assert.equal(isBuiltFrom(root, hashAppSources(root)), true);
  });
});
