// A product team's page, made of packed tarballs: `npm test -- build packages`. `npm run release:rehearse` does more.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { launchBrowser } from '../launchBrowser.ts';
import { serveFolder } from '../rehearsal/serveFolder.ts';
import { answerSessions, consoleOf, usePage } from '../rehearsal/usePage.ts';

// Below the workspace, so that all but the packages comes from its node_modules.
const folder = path.join(root, '.tmp/consumer');
const consumers = path.join(root, 'tools/consumers/apps');

describe('a page built from the packed tarballs', () => {
  before(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(path.join(consumers, 'vite'), folder, { recursive: true });
    for (const file of ['Page.tsx', 'tsconfig.json']) cpSync(path.join(consumers, file), path.join(folder, file));
    for (const name of readdirSync(path.join(root, 'libs'))) unpack(name);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('compiles in strict mode [SHIP-1, SHIP-2]', () => run('tsc', ['-p', '.']));

  for (const [mode, isStrict] of [
    ['production', true],
    ['development', false],
  ] as const) {
    const where = isStrict ? 'under a strict policy with Trusted Types' : 'with the warnings of development';
    it(`works in the browser ${where}, and logs nothing [SHIP-1, PLUS-19]`, async () => {
      run('vite', ['build', '--mode', mode, '--logLevel', 'warn'], { NODE_ENV: mode });
      assert.deepEqual(await linesInBrowser(isStrict), []);
    });
  }
});

function unpack(name: string): void {
  const place = path.join(folder, 'node_modules/@agency-insights', name);
  mkdirSync(place, { recursive: true });
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {}, path.join(root, 'libs', name));
  const tarball = readdirSync(folder).find((file) => file.startsWith(`agency-insights-${name}-`)) ?? '';
  run('tar', ['-xzf', path.join(folder, tarball), '-C', place, '--strip-components=1']);
}

/** Collects the lines that the page writes to its console. */
async function linesInBrowser(isStrict: boolean): Promise<string[]> {
  const server = await serveFolder(path.join(folder, 'dist'), isStrict);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const lines = consoleOf(page);
    await answerSessions(page);
    await page.goto(server.url);
    await usePage(page);
    return lines;
  } finally {
    await browser.close();
    server.close();
  }
}

function run(command: string, args: string[], extra: Record<string, string> = {}, cwd = folder): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: toolEnvironment(extra) });
  assert.equal(status, 0, `${command}:\n${stdout}${stderr}`);
}
