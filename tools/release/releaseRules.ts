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
