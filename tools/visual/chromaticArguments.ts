import { storybookFolder } from './settings.ts';

const ownFolder = 'storybook-static';

/**
 * What the program `chromatic` is called with; undefined where no project token is set. It reads the token from the
 * environment, so that no list of processes shows it.
 */
export function chromaticArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] | undefined {
  if (!environment['CHROMATIC_PROJECT_TOKEN']?.trim()) return undefined;
  const source = args.includes('--no-build')
    ? ['--storybook-build-dir', storybookFolder]
    : ['--build-command', `storybook build --disable-telemetry -o ${ownFolder}`, '--output-dir', ownFolder];
  return [...source, '--exit-zero-on-changes'];
}
