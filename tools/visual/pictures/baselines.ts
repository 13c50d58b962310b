import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Variants of a story's picture. */
export type Variant = 'light' | 'dark' | 'narrow' | 'zoomed' | 'forced';

/** All of them. */
export const variants: readonly Variant[] = ['light', 'dark', 'narrow', 'zoomed', 'forced'];

/** Baseline pictures of stories: one PNG per story and variant, in one folder per component. */
export interface Baselines {
  /** Returns the path of a story's picture, even if it does not exist. */
  fileOf(storyId: string, variant: Variant): string;
  /** Returns the picture; undefined without one. */
  read(storyId: string, variant: Variant): Buffer | undefined;
  /** Stores a picture. */
  write(storyId: string, variant: Variant, png: Uint8Array): void;
  /** Deletes a picture if it exists. */
  remove(storyId: string, variant: Variant): void;
  /** Returns files in the folder without a story. */
  leftovers(storyIds: Iterable<string>): string[];
}

/** The baselines in a folder. */
export function baselinesIn(folder: string): Baselines {
  const fileOf = (storyId: string, variant: Variant) => path.join(folder, pathOf(storyId, variant));
  return {
    fileOf,
    read(storyId, variant) {
      const file = fileOf(storyId, variant);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    write(storyId, variant, png) {
      const file = fileOf(storyId, variant);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, png);
    },
    remove: (storyId, variant) => rmSync(fileOf(storyId, variant), { force: true }),
    leftovers(storyIds) {
      const wanted = new Set([...storyIds].flatMap((id) => variants.map((variant) => fileOf(id, variant))));
      return filesUnder(folder).filter((file) => !wanted.has(file));
    },
  };
}

/** `components-actions-button--sizes` in light: `components-actions-button/sizes.light.png`. */
export function pathOf(storyId: string, variant: Variant): string {
  const [component = '', ...story] = storyId.split('--');
  return path.join(component, `${story.join('--')}.${variant}.png`);
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
