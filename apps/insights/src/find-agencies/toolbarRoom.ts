import type { Translate } from '../language/createWords.ts';

/** Which buttons above the results show their names; the others are icons with tooltips. */
export interface ToolbarRoom {
  /** The table's own: view, columns, export. */
  namesTools: boolean;
  /** "Save search": as a whole, or its first word. */
  namesSave: 'whole' | 'short' | null;
  /** The saved searches: as a whole, or as much of the chosen one's name as fits. */
  namesSaved: 'whole' | 'short' | null;
  /** The button of the filters says that some are not applied; without room it has a dot. */
  namesDraft?: true;
}

/** Min and max width in px of the saved searches button with a name (APP-FIND-2). */
export const savedMin = 106;
export const savedMax = 300;
/** Width in px of that button that it gets before the table's buttons get their names; the rest comes after. */
const savedEnough = 170;

/** Inputs of the layout. */
export interface ToolbarParts {
  /** Whether there are saved searches to choose from. */
  hasSaved: boolean;
  /** The label of the button when a search is chosen. */
  chosen?: string | null | undefined;
  /** Whether the chosen search is modified: the mark behind its name has to stay. Default false. */
  isModified?: boolean;
  /** Whether the search in the table is open: its field takes the place of an icon. */
  isSearching: boolean;
  /** Whether the filters are closed with some that are not applied. Default false. */
  isDraftHidden?: boolean;
  /** The label of the button that exports. */
  exportLabel: string;
  t: Translate;
}

/** Style of a button without its name: the same button as with it, so that it keeps the focus. */
export const iconAlone = { width: 36, minWidth: 36, paddingInline: 0, gap: 0 };

const gap = 8;
/** Between the table's own buttons where they are icons. */
const iconGap = 4;
/** Width in px of the picker of names, which keeps it: the button of the filters stays under the pointer (APP-FIND-1). */
const picker = 300;
/** Widths in px of an icon, and of the field that searches in the table. */
const icon = 36;
const field = 220;

/** Measures in the font of the buttons; not in tests. */
const pen = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');

/** Borders, padding, icon and gap of a button, in px. */
const air = 58;

/** Width in px of a button with an icon and a name. */
const widthOf = (name: string) => air + (pen?.measureText(name).width ?? 6.5 * name.length);

/**
 * Returns which buttons show their names, as many as fit into one line: first the saved searches with the first words of
 * the chosen one's name, then "Save search", then the table's buttons, then the rest of that name. On a phone all are icons: the
 * name picker has its own line.
 * @param width Width of the toolbar in px.
 */
export function toolbarRoom(
  width: number,
  { hasSaved, chosen, isModified, isSearching, isDraftHidden, exportLabel, t }: ToolbarParts,
): ToolbarRoom {
  if (pen) {
    const { fontSize, fontFamily } = getComputedStyle(document.body);
    pen.font = `500 ${fontSize} ${fontFamily}`;
  }
  const named = (label: string) => widthOf(t(label));
  // With the number of filters behind it.
  let filters = named('Filters') + 29;
  const fits = (...parts: number[]) => parts.reduce((sum, part) => sum + part + gap, picker + gap + filters) <= width;
  const search = isSearching ? field : icon;
  const wholeName = hasSaved ? [Math.min(savedMax, widthOf(chosen ?? t('Saved searches')))] : [];
  const [whole, short] = [named('Save search'), named('Save')];
  const icons = search + 3 * (iconGap + icon);
  const draft = widthOf(` · ${t('Not applied')}`) - air;
  const namesDraft = isDraftHidden && fits(draft, icon, icon, icons);
  if (namesDraft) filters += draft;
  const tools = [search, named('View'), named('Columns'), widthOf(exportLabel)];
  const canCut = chosen && !isModified;
  const namesTools = fits(...(canCut ? [Math.min(savedEnough, ...wholeName)] : wholeName), short, ...tools);
  const shown = namesTools ? tools : [icons];
  const namesSaved = fits(...wholeName, namesTools ? short : icon, ...shown)
    ? 'whole'
    : chosen && fits(savedMin, icon, icons)
      ? 'short'
      : null;
  return {
    namesSaved,
    namesSave: fits(...wholeName, whole, ...shown)
      ? 'whole'
      : fits(...(namesSaved === 'short' ? [savedMin] : wholeName), short, icons)
        ? 'short'
        : null,
    namesTools,
    ...(namesDraft && { namesDraft }),
  };
}
