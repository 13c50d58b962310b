import { nameWords } from '@agency-insights/insights-api/filters';

/** Something to open or to do. */
export interface PaletteItem {
  /** Unique in the list. */
  id: string;
  /** Heading that it is under. */
  group: string;
  label: string;
  /** Other words that find it. */
  words?: string | undefined;
  /** Distinguishes it from others of the same name: a place. */
  detail?: string;
  /** Its shortcut, as `Command` has it. */
  keys?: string | undefined;
  run: () => void;
}

/** Those whose heading, label and other words have every word of a text, as names of agencies are found; all for an empty text. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = nameWords(text);
  return items.filter(({ group, label, words: more = '' }) => {
    const own = nameWords(`${group} ${label} ${more}`).join(' ');
    return words.every((word) => own.includes(word));
  });
}
