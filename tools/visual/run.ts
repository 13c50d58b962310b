// `npm run visual [-- --update] [-- --grep PATTERN] [-- --no-build]`: builds Storybook and looks at every story.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { isPinnedBrowser } from './settings.ts';
import { readVisualArguments, removeLeftovers, type VisualArguments } from './visualRun.ts';

function run(command: string, args: readonly string[], extra: Record<string, string> = {}): boolean {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: toolEnvironment(extra) });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

function visual({ update, build, playwright }: VisualArguments): boolean {
  if (!isPinnedBrowser)
    console.log('Pictures are compared on Linux x64 in the pinned Chromium alone; the rest is checked.');
  if (update && !isPinnedBrowser) {
    console.error(
      'New pictures are made on Linux x64 in the pinned Chromium alone. Run this there, without CHROMIUM_PATH.',
    );
    return false;
  }
  if (build && !run('storybook', ['build', '--quiet', '--disable-telemetry'])) return false;
  const isWhole = playwright.length === 0;
  // Before the run: it fails over pictures of stories that are gone.
  if (update && isWhole) for (const file of removeLeftovers()) console.log(`Removed ${file}: its story is gone.`);
  const args = ['test', '-c', 'tools/visual/playwright.config.ts', ...playwright];
  return run('playwright', args, update ? { VISUAL_UPDATE: '1' } : {});
}

const read = readVisualArguments(process.argv.slice(2));
if (typeof read === 'string') console.error(read);
process.exitCode = typeof read !== 'string' && visual(read) ? 0 : 1;
