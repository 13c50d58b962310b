import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { baselinesIn, type Baselines } from './pictures/baselines.ts';
import { baselinesFolder } from './settings.ts';
import { checkedStories, readStoryIndex } from './storyIndex.ts';

/** What `npm run visual` was asked for. */
export interface VisualArguments {
  /** New baselines are made. */
  update: boolean;
  /** Storybook is built first. */
  build: boolean;
  /** Arguments for Playwright: which stories to run. */
  playwright: string[];
}

const usage =
  'npm run visual -- [--update] [--grep PATTERN] [--no-build]: PATTERN is a part of a story’s id or title, --no-build looks at the Storybook that was built last.';

/** Reads the arguments; returns a sentence that says what is wrong with them. */
export function readVisualArguments(args: readonly string[]): VisualArguments | string {
  const read: VisualArguments = { update: false, build: true, playwright: [] };
  for (let position = 0; position < args.length; position += 1) {
    const argument = args[position];
    if (argument === '--update') read.update = true;
    else if (argument === '--no-build') read.build = false;
    else if (argument === '--grep') {
      const pattern = args[(position += 1)];
      if (pattern === undefined) return `--grep needs a pattern. ${usage}`;
      read.playwright.push('--grep', pattern);
    } else return `Unknown argument ${argument}. ${usage}`;
  }
  return read;
}

/** Removes the pictures of stories that are gone; answers their paths from the workspace's root. */
export function removeLeftovers(
  baselines: Baselines = baselinesIn(baselinesFolder),
  storyIds: readonly string[] = checkedStories(readStoryIndex()).map(({ id }) => id),
): string[] {
  return baselines.leftovers(storyIds).map((file) => {
    rmSync(file);
    return path.relative(root, file);
  });
}
