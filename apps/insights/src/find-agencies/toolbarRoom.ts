/** Which buttons above the results bear their names; the others are icons with tooltips. */
export interface ToolbarRoom {
  /** The table's own: view, columns, export. */
  namesTools: boolean;
  /** "Save search". */
  namesSave: boolean;
  /** "Saved searches". */
  namesSaved: boolean;
}

/** Style of a button without its name: the same button as with it, so that it keeps the focus. */
export const iconAlone = { width: 36, minWidth: 36, paddingInline: 0, gap: 0 };

/** Widths in px of the parts of the toolbar, in the longest of the languages. */
const widths = { name: 300, filters: 130, gap: 8, icon: 36, toolIcons: 168, tools: 370, saved: 190, save: 160 };

/**
 * Gives names to as many buttons as fit into one line: first to the saved searches, whose button bears the name of the one that is
 * chosen, then to the table's own, at last to "Save search". On a phone, where the picker of names has a line of its own, to none.
 * @param width Width of the toolbar in px.
 * @param hasSaved Whether there are saved searches to choose from.
 */
export function toolbarRoom(width: number, hasSaved: boolean): ToolbarRoom {
  const { name, filters, gap, icon } = widths;
  const saved = hasSaved ? gap + widths.saved : 0;
  const base = name + gap + filters + saved + gap;
  return {
    namesSaved: width >= base + icon + gap + widths.toolIcons,
    namesTools: width >= base + icon + gap + widths.tools,
    namesSave: width >= base + widths.save + gap + widths.tools,
  };
}
