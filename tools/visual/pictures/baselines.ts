import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The ways in which a story is pictured. */
export type Variant = 'light' | 'dark' | 'narrow' | 'zoomed' | 'forced';

/** All of them. */
export const variants: readonly Variant[] = ['light', 'dark', 'narrow', 'zoomed', 'forced'];

/** The pictures that stories are held to: one PNG a story and variant, in one folder a component. */
export interface Baselines {
  /** Where a story's picture lies, whether there is one or not. */
  fileOf(storyId: string, variant: Variant): string;
  /** The picture; undefined where there is none. */
  read(storyId: string, variant: Variant): Buffer | undefined;
  /** Keeps a picture. */
  write(storyId: string, variant: Variant, png: Uint8Array): void;
  /** Takes a picture away, if there is one. */
  remove(storyId: string, variant: Variant): void;
  /** Files in the folder that belong to none of the stories. */
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
