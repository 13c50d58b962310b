// Versions, describes, tags and publishes the packages: `npm run release`. docs/releasing.md says how.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { releaseChangelog, releasePublish, releaseVersion } from 'nx/release/index.js';
import { breakingDependents, distTagOf, provenanceSetting, summaryOf } from './releaseRules.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-build': { type: 'boolean', default: false },
    'skip-publish': { type: 'boolean', default: false },
    'first-release': { type: 'boolean' },
    projects: { type: 'string' },
    preid: { type: 'string' },
    tag: { type: 'string' },
    registry: { type: 'string' },
  },
});

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const dryRun = options['dry-run'];

if (!dryRun && git('status', '--porcelain') !== '') {
  console.error('There are changes that are not committed. Commit or stash them, or look only with --dry-run.');
  process.exit(1);
}

// Nx looks for the version before in the tags, and stops where there is none, unless it hears that this is the first release.
const firstRelease = options['first-release'] ?? git('tag', '--list', '@agency-insights/*') === '';
const shared = { dryRun, firstRelease, projects: options.projects?.split(',') };

if (!options['skip-build']) {
  execFileSync('nx', ['run-many', '-t', 'build', '-p', 'libs/*', '--outputStyle=static'], { stdio: 'inherit' });
}
const versioning = { ...shared, preid: options.preid, stageChanges: true, gitCommit: false, gitTag: false };
const { projectsVersionData, releaseGraph } = await releaseVersion({ ...versioning, specifier: positionals[0] });
const dependents = breakingDependents(projectsVersionData);
if (dependents.length > 0) {
  const specifier = options.preid ? 'premajor' : 'major';
  const raised = await releaseVersion({ ...versioning, projects: dependents, specifier });
  for (const name of dependents) {
    const { newVersion } = raised.projectsVersionData[name] ?? {};
    if (projectsVersionData[name] && newVersion) projectsVersionData[name].newVersion = newVersion;
  }
}
const released = Object.entries(projectsVersionData).filter(([, { newVersion }]) => newVersion !== null);
if (released.length === 0) {
  console.log('Nothing to release: no commit since the last release is a feature, a fix or a breaking change.');
  process.exit(0);
}
await releaseChangelog({ ...shared, versionData: projectsVersionData, releaseGraph, gitCommit: true, gitTag: true });

if (!options['skip-publish']) {
  const { name, value } = provenanceSetting(process.env, options.registry);
  if (value) process.env[name] = value;
  const tag = options.tag ?? distTagOf(released.map(([, { newVersion }]) => newVersion ?? ''));
  const results = await releasePublish({ ...shared, releaseGraph, registry: options.registry, tag });
  if (Object.values(results).some(({ code }) => code !== 0)) {
    console.error('Not every package was published. Fix the reason above, then run: npx nx release publish');
    process.exit(1);
  }
}
console.log(`\n${summaryOf(projectsVersionData, dryRun)}`);
process.exit(0);
