import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { root } from './bootstrap.mjs';

// The real commands in a folder with nothing installed. What they start (npm, nx, the platform, the checks) notes that
// it was started, and leaves behind what the real one would.
describe('the two commands of the README', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, fence = ''] =
    /## Two commands\n[^]*?```sh\n([^]*?)```/.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  const [start = '', test = '', ...others] = [...fence.matchAll(/^npm (\S+)/gm)].map(([, name = '']) => scripts[name]);
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fresh-'));
    for (const name of ['bootstrap', 'start', 'test', 'appStamp', 'endWithParent'])
      cpSync(path.join(root, `tools/${name}.mjs`), path.join(folder, `tools/${name}.mjs`));
    const installed = JSON.stringify({ packages: { 'node_modules/nx': { version: '1.0.0' } } });
    write('package.json', '{ "type": "module" }');
    write('package-lock.json', installed);
    write('libs/ui-kit/package.json', '{}');
    writeProgram('apps/platform/src/main.ts', 'platform');
    writeProgram('tools/check/run.ts', 'checks');
    const { execPath } = process;
    const page = 'dist/index.html';
    writeCommand(
      'machine/npm',
      `cp -R ${folder}/registry ${folder}/node_modules && ln -s ${execPath} ${folder}/node_modules/.bin/node`,
    );
    write('registry/.package-lock.json', installed);
    writeCommand(
      'registry/.bin/nx',
      ['insights', 'dashboards']
        .map((app) => `mkdir -p apps/${app}/dist && echo built > apps/${app}/${page}`)
        .join(' && '),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  function writeProgram(file: string, name: string): void {
    write(
      file,
      `import { appendFileSync } from 'node:fs';\nappendFileSync('log', ['${name}', ...process.argv.slice(2)].join(' ') + '\\n');\n`,
    );
  }

  function writeCommand(file: string, work: string): void {
    const name = path.basename(file);
    write(file, `#!/bin/sh\necho ${name} $1 >> ${folder}/log\n${work}\n`);
    chmodSync(path.join(folder, file), 0o755);
  }

  /** Runs a script of package.json as npm does; returns what it started, in order. */
  function run(script: string): { started: string[]; status: number | null; printed: string } {
    rmSync(path.join(folder, 'log'), { force: true });
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}/machine:${path.dirname(process.execPath)}:${process.env['PATH']}` },
    });
    const log = path.join(folder, 'log');
    const started = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    return { started, status, printed: stdout + stderr };
  }

  it('are the only two', () => assert.deepEqual(others, []));

  it('install missing packages, build the apps and serve the product [SHIP-7]', () => {
    const { started, status, printed } = run(start);
    assert.deepEqual(started, ['npm ci', 'platform --check', 'nx run-many', 'platform'], printed);
    assert.equal(status, 0);
  });

  it('install missing packages and run every check [SHIP-7]', () => {
    const { started, status, printed } = run(test);
    assert.deepEqual(started, ['npm ci', 'checks'], printed);
    assert.equal(status, 0);
  });

  it('install and build nothing twice', () => {
    run(start);
    assert.deepEqual(run(start).started, ['platform --check', 'platform']);
    assert.deepEqual(run(test).started, ['checks']);
  });

  it('say how to fix a failed installation of packages, and stop', () => {
    writeCommand('machine/npm', 'exit 1');
    for (const command of [start, test]) {
      const { started, status, printed } = run(command);
      assert.deepEqual(started, ['npm ci']);
      assert.equal(status, 1);
      assert.match(printed, /npm ci failed[^]*try again/);
    }
  });
});
