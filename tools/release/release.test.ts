import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { breakingDependents, distTagOf, provenanceSetting, summaryOf } from './releaseRules.ts';
import { itAtNight } from '../itAtNight.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const manifestOf = (name: string) =>
  JSON.parse(read(`libs/${name}/package.json`)) as { version: string; dependencies: Record<string, string> };

describe('npm run release', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  itAtNight(
    'releases a breaking change, with a changelog and with the packages that depend on it [SHIP-1, SHIP-3]',
    () => {
      makeRepository();
      commit('ui-kit', 'feat(ui-kit)!: drop the tone prop of Button\n\nBREAKING CHANGE: Use `color` instead.');
      release();

      assert.equal(manifestOf('ui-kit').version, '2.0.0');
      assert.match(read('libs/ui-kit/CHANGELOG.md'), /drop the tone prop of Button\n\s+Use `color` instead/);
      // With a patch version, an application would get the new kit beside the older one of its own.
      assert.equal(manifestOf('data-table').version, '2.0.0');
      assert.equal(manifestOf('data-table').dependencies['@agency-insights/ui-kit'], '^2.0.0');
      assert.match(read('libs/data-table/CHANGELOG.md'), /ui-kit.* to 2\.0\.0/);
      assert.equal(manifestOf('auth-session').version, '1.0.0');
      assert.deepEqual(git('tag', '--points-at', 'HEAD').trim().split('\n'), [
        '@agency-insights/data-table@2.0.0',
        '@agency-insights/form-renderer@2.0.0',
        '@agency-insights/ui-kit@2.0.0',
      ]);
    },
  );

  itAtNight('changes nothing with --dry-run', () => {
    commit('auth-session', 'fix(auth-session): keep the session of another tab');
    const before = git('rev-parse', 'HEAD');
    assert.match(release('--dry-run'), /would have these versions:[^]*auth-session +1\.0\.0 -> 1\.0\.1/);
    assert.equal(manifestOf('auth-session').version, '1.0.0');
    assert.equal(git('rev-parse', 'HEAD'), before);
  });

  it('publishes prereleases under their identifier, and all other versions as latest', () => {
    assert.equal(distTagOf(['1.2.0', '0.3.1']), 'latest');
    assert.equal(distTagOf(['1.2.0-beta.0']), 'beta');
    assert.equal(distTagOf(['1.2.0-0']), 'next');
    assert.throws(() => distTagOf(['1.2.0', '2.0.0-beta.0']), /--tag/);
  });

  it('gives dependents of a breaking version one, which have none of their own', () => {
    const planned = (currentVersion: string, newVersion: string | null, ...dependents: string[]) => ({
      ...{ currentVersion, newVersion },
      dependentProjects: dependents.map((source) => ({ source })),
    });
    const [form, table] = [planned('0.4.0', '0.4.1'), planned('1.2.0', '2.0.0')];
    assert.deepEqual(breakingDependents({ kit: planned('0.1.0', '0.2.0', 'form', 'table'), form, table }), ['form']);
    assert.deepEqual(breakingDependents({ kit: planned('1.1.0', '1.2.0-beta.0', 'form'), form }), []);
    assert.deepEqual(breakingDependents({ kit: planned('1.1.0', null, 'form'), form }), []);
  });

  it('ends with the versions of all packages', () => {
    const plan = {
      kit: { currentVersion: '0.1.0', newVersion: '0.2.0', dependentProjects: [] },
      form: { currentVersion: '0.4.0', newVersion: '0.4.1', dependentProjects: [] },
      session: { currentVersion: '1.0.0', newVersion: null, dependentProjects: [] },
    };
    const [title, ...lines] = summaryOf(plan, true)
      .split('\n')
      .map((line) => line.trim().replace(/ +/, ' '));
    assert.equal(title, 'The release would have these versions:');
    assert.deepEqual(lines.slice(0, 3), ['kit 0.1.0 -> 0.2.0, breaking', 'form 0.4.0 -> 0.4.1', 'session 1.0.0 stays']);
    assert.match(summaryOf(plan, false), /^Released:[^]*git push --follow-tags$/);
  });

  it('asks for provenance only where it is supported', () => {
    const actions = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://example.com' };
    assert.equal(provenanceSetting(actions).value, 'true');
    assert.equal(provenanceSetting(actions, 'http://127.0.0.1:4873').value, undefined);
    assert.equal(provenanceSetting({}).value, undefined);
  });
});

/** A repository with the manifests of the packages at 1.0.0, released before. */
function makeRepository(): void {
  for (const file of ['package.json', 'nx.json', 'tsconfig.base.json', 'tools/release']) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  // npm's lock file would be worked out from the registry, over all packages of the workspace.
  const settings = JSON.parse(read('nx.json')) as { release: { version: object } };
  settings.release.version = { ...settings.release.version, versionActionsOptions: { skipLockFileUpdate: true } };
  writeFileSync(path.join(folder, 'nx.json'), JSON.stringify(settings));
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n.nx\n');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'libs'))) {
    const place = path.join(folder, 'libs', name);
    mkdirSync(place, { recursive: true });
    const text = readFileSync(path.join(root, 'libs', name, 'package.json'), 'utf8');
    const manifest = JSON.parse(text) as { version: string; dependencies?: Record<string, string> };
    manifest.version = '1.0.0';
    for (const other of Object.keys(manifest.dependencies ?? {})) {
      if (other.startsWith('@agency-insights/'))
        manifest.dependencies = { ...manifest.dependencies, [other]: '^1.0.0' };
    }
    writeFileSync(path.join(place, 'package.json'), JSON.stringify(manifest));
  }
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('add', '-A');
  git('commit', '-qm', 'chore: begin');
  for (const name of readdirSync(path.join(root, 'libs'))) git('tag', `@agency-insights/${name}@1.0.0`);
}

function commit(name: string, subject: string): void {
  writeFileSync(path.join(folder, 'libs', name, 'change.ts'), subject);
  git('add', '-A');
  git('commit', '-qm', subject);
}

function release(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/release/release.ts', '--skip-build', '--skip-publish', ...args],
    { cwd: folder, encoding: 'utf8', env: toolEnvironment({ NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder }) },
  );
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}
