import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { itAtNight } from '../testing/checksAll.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { setPassword } from './administration.test-support.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');

interface Failure {
  code: number;
  stderr: string;
}

describe('npm run people', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  const people = async (...args: string[]): Promise<string> => {
    const { stdout } = await run(
      process.execPath,
      ['--conditions=@agency-insights/source', 'apps/platform/src/people/people.cli.ts', ...args],
      { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: platform.dataDir, IDP_PUBLIC_URL: platform.issuer } },
    );
    return stdout;
  };
  const failure = (...args: string[]) =>
    people(...args).then(
      () => assert.fail('It succeeded.'),
      (error: unknown) => error as Failure,
    );

  it('invites with a link that sets a password, grants, blocks and lists while the platform runs [PLUS-39, PLAT-12]', async () => {
    const invited = await people(
      'invite',
      'Cli@demo.test',
      '--first-name',
      'Cleo',
      '--permissions',
      'viewable:insights_pl',
    );
    const url = /http\S+/.exec(invited)?.[0] ?? '';
    assert.match((await setPassword(url, 'maple-otter-quartz')).html, /Your password is set/);
    const { headers } = await platform.signIn('cli', 'maple-otter-quartz');
    const permissions = async () =>
      (await fetch(`${platform.url}/api/permissions`, { headers })).json() as Promise<unknown>;
    assert.deepEqual(await permissions(), ['viewable:insights_pl']);
    await people('grant', 'cli@demo.test', 'viewable:benchmarks', 'administrator');
    assert.deepEqual(await permissions(), ['viewable:insights_pl', 'viewable:benchmarks']);
    assert.match(await people('sessions', 'cli@demo.test'), /last active/);
    assert.match(
      await people('list', 'cleo'),
      /^Cli@demo\.test {2}Cleo {2}active {2}viewable:insights_pl viewable:benchmarks administrator\n$/,
    );
    await people('revoke', 'cli@demo.test', 'administrator');
    assert.match(await people('block', 'cli@demo.test'), /is blocked/);
    assert.equal((await fetch(`${platform.url}/api/permissions`, { headers })).status, 401);
    await people('unblock', 'cli@demo.test');
    await platform.signIn('cli', 'maple-otter-quartz');
    assert.match(await people('sessions', 'cli@demo.test', '--end'), /signed out everywhere/);
  });

  itAtNight('reports an error in one line, and changes nothing [PLUS-39]', async () => {
    for (const [args, code, words] of [
      [[], 2, /Name a command: list, invite/],
      [['invite'], 2, /Name the EMAIL/],
      [['invite', 'nobody'], 2, /is not an email address/],
      [['invite', 'a\u001b[31m@b.test'], 2, /^"a\\u\{1b\}\[31m@b\.test" is not an email address/],
      [['invite', 'a@b.test', '--permissions', 'all'], 2, /"all" is not a permission/],
      [['grant', 'nobody@demo.test', 'everything'], 2, /"everything" is no right/],
      [['block', 'stranger@demo.test'], 1, /no person with the email address stranger@demo\.test/],
      [['invite', 'nobody@demo.test'], 1, /already a person/],
      [['block', 'admin@demo.test'], 1, /last administrator/],
      [['delete', 'nobody@demo.test'], 2, /Add --yes/],
    ] as const) {
      const { code: exit, stderr } = await failure(...args);
      assert.equal(exit, code, args.join(' '));
      assert.match(stderr, words);
      assert.doesNotMatch(stderr, / at .*\.ts:/);
    }
  });
});
