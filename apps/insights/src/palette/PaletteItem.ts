/** Something to open or to do. */
export interface PaletteItem {
  /** Unique in the list. */
  id: string;
  /** Heading that it is under. */
  group: string;
  label: string;
  /** Distinguishes it from others of the same name: a place. */
  detail?: string;
  /** Its shortcut, as `Command` has it. */
  keys?: string | undefined;
  run: () => void;
}

/** Those whose label has every word of a text, whatever its case and accents; all for an empty text. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter(({ label, group }) => {
    const own = plain(`${group} ${label}`);
    return words.every((word) => own.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
