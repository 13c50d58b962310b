/**
 * Returns the dist-tag for versions that are published together: `latest`, or for prereleases their identifier, so that
 * `npm install` without a tag never brings a prerelease.
 * @throws Where stable versions and prereleases are mixed: name the tag with `--tag`.
 */
export function distTagOf(versions: readonly string[]): string {
  const tags = new Set(
    versions.map((version) => /-([a-z]+)/i.exec(version)?.[1] ?? (version.includes('-') ? 'next' : 'latest')),
  );
  const [tag = 'latest', ...others] = tags;
  if (others.length > 0)
    throw new Error(`Versions for several dist-tags (${[...tags].join(', ')}): name one with --tag.`);
  return tag;
}

/**
 * Returns npm's setting of provenance: on where the registry and the build service support it, which is npm's own registry from
 * GitHub Actions with `id-token: write`, or from GitLab CI with an id token for Sigstore.
 */
export function provenanceSetting(
  environment: Readonly<Record<string, string | undefined>>,
  registry = environment['npm_config_registry'],
): { name: string; value: 'true' | undefined } {
  // npm hands a registry to its scripts only where it is not its own.
  const isNpm = registry === undefined;
  const canSign = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? environment['SIGSTORE_ID_TOKEN'];
  return { name: 'NPM_CONFIG_PROVENANCE', value: isNpm && canSign ? 'true' : undefined };
}

/** What a release plans for a package. */
export interface PlannedVersion {
  currentVersion: string | null;
  /** Null without a release. */
  newVersion: string | null;
  dependentProjects: readonly { source: string }[];
}

/**
 * Returns the packages that must have a breaking version because a package that they depend on has one. With less, an update
 * within an application's ranges would bring the new package beside the application's older one.
 */
export function breakingDependents(plan: Readonly<Record<string, PlannedVersion>>): string[] {
  const dependents = Object.values(plan)
    .filter(isBreaking)
    .flatMap(({ dependentProjects }) => dependentProjects.map(({ source }) => source));
  return [...new Set(dependents)].filter((name) => plan[name] !== undefined && !isBreaking(plan[name]));
}

/** Returns the last words of a release: the versions of all packages, and what to do next. */
export function summaryOf(plan: Readonly<Record<string, PlannedVersion>>, dryRun: boolean): string {
  const lines = Object.entries(plan).map(([name, planned]) => {
    const { currentVersion, newVersion } = planned;
    const change = `${currentVersion} -> ${newVersion}${isBreaking(planned) ? ', breaking' : ''}`;
    return `  ${name.padEnd(32)}${newVersion === null ? `${currentVersion} stays` : change}`;
  });
  const [title, next] = dryRun
    ? ['The release would have these versions:', 'Nothing was changed. Release without --dry-run.']
    : ['Released:', 'Share the commit and its tags: git push --follow-tags'];
  return [title, ...lines, next].join('\n');
}

function isBreaking({ currentVersion, newVersion }: PlannedVersion): boolean {
  return currentVersion !== null && newVersion !== null && rangeOf(currentVersion) !== rangeOf(newVersion);
}

/** The part of a version that stays the same in compatible releases: its major number, before 1.0.0 with the minor one. */
function rangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `0.${minor}` : String(major);
}
