import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookFolder } from './settings.ts';

/** An entry of the built Storybook's `index.json`. */
export interface StoryEntry {
  /** `components-actions-button--sizes`. */
  id: string;
  /** `story` or `docs`. */
  type: string;
  /** `Components/Actions/Button`. */
  title: string;
  /** `Sizes`. */
  name: string;
  /** `test` for those that are checked. */
  tags: readonly string[];
}

/** What the built Storybook holds. Throws where it has not been built. */
export function readStoryIndex(): StoryEntry[] {
  const file = path.join(storybookFolder, 'index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/** The stories that are visited: all but those that say `!test`. */
export function checkedStories(entries: readonly StoryEntry[]): StoryEntry[] {
  return entries.filter(({ type, tags }) => type === 'story' && tags.includes('test'));
}

/** The ids of the entries that come first of those with the same key, by default their title. */
export function firstOfEach(
  entries: readonly StoryEntry[],
  keyOf = ({ title }: StoryEntry): string => title,
): ReadonlySet<string> {
  const firsts = new Map<string, string>();
  for (const entry of entries) if (!firsts.has(keyOf(entry))) firsts.set(keyOf(entry), entry.id);
  return new Set(firsts.values());
}

/** The part of Storybook's menu that an entry is in: `Components`. */
export function partOf({ title }: StoryEntry): string {
  return title.split('/')[0] ?? '';
}
