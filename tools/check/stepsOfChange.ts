import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reachedTests } from './reachedTests.ts';
import { nightly, steps, type Step, type StepOptions } from './steps.ts';

const source = /\.(?:tsx?|mjs|cjs|js)$/;

/** The files that differ from where a branch left the main one, also those that are in no commit yet; deleted ones too. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const main = git('branch', '--all', '--list', 'origin/main', 'main', '--format=%(refname)').split('\n');
  const base = git('merge-base', 'HEAD', main.find((name) => name.includes('/remotes/')) ?? main[0] ?? 'HEAD');
  const files = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return [...new Set(files.split('\n').filter((file) => file !== ''))];
}

/**
 * What `npm run test:affected` runs: types; lint and format of the changed files; and of the tests that need no build those
 * that reach them. A changed test of the night runs as at night. Packages, stories and journeys are for `npm test`.
 */
export function stepsOfChange(options: StepOptions, changed: readonly string[]): Step[] {
  const { root } = options;
  const present = changed.filter((file) => existsSync(path.join(root, file)));
  const sources = present.filter((file) => source.test(file));
  const drawn = sources.filter((file) => /^(libs|apps\/(insights|dashboards))\//.test(file));
  const isNightly = options.isNightly || present.some((file) => nightly.test(file));
  return steps({ ...options, isNightly }).flatMap((step): Step[] => {
    const { name, commands } = step;
    const before = commands.slice(0, -1);
    const last = commands.at(-1) ?? [];
    const withLast = (isWanted: boolean, command: string[]): Step[] =>
      isWanted ? [{ ...step, results: undefined, commands: [...before, command] }] : [];
    if (name === 'types') return [step];
    if (name === 'lint') return withLast(sources.length > 0, ['eslint', '--no-warn-ignored', ...sources]);
    if (name === 'format') return withLast(present.length > 0, [...last.slice(0, -1), '--ignore-unknown', ...present]);
    if (name === 'unit') {
      const related = ['jest', '--passWithNoTests', '--findRelatedTests', ...drawn];
      return withLast(drawn.length > 0, [...related, ...last.slice(last.indexOf('--projects'))]);
    }
    const tests = last.filter((argument) => argument.endsWith('.test.ts'));
    const wanted = tests.filter((file) => options.isNightly || !nightly.test(file) || present.includes(file));
    const reached = reachedTests(root, wanted, changed);
    if (reached.length === 0) return [];
    const flags = last.filter((argument) => !tests.includes(argument));
    return [{ ...step, commands: [...before, [...flags, ...reached]] }];
  });
}
