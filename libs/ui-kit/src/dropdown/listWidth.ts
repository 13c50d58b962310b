import type { Option, OptionObject } from './Option.ts';

/** Width of a list in px that its options alone ask for; a field can be wider. */
const maxOwnWidth = 340;

/** Min distance of a list from the edges of the window, in px. */
export const windowPadding = 8;

/** What a detail is smaller than a label. */
const detailScale = 12 / 14;

/** What a row has beside its label in px: borders, margins, paddings, and a checkbox or a mark. */
const rowPadding = 54;

/** What a count takes, in px. */
const countWidth = 52;

/** Number of sampled options for the label width. */
const sampleSize = 2_000;

/** How wide a list is, and which of its options need more than one line for that. */
export interface ListWidth {
  /** Min width of the list in px. */
  width: number;
  /** Max width of the content above and below the options, in px. */
  maxWidth: number;
  /** How many lines the option at a position has after the first; null if all have one line. */
  moreLines: ((position: number) => number) | null;
}

/** Returns how wide the list of a field is: as the field, or as its labels need, up to 340 px and the window. Lengths in px. */
export function listWidth(options: readonly Option[], fieldWidth: number, windowWidth: number): ListWidth {
  const longest = Math.max(0, ...options.slice(0, sampleSize).map(neededWidth));
  const maxWidth = Math.max(fieldWidth, Math.min(maxOwnWidth, windowWidth - 2 * windowPadding));
  const width = Math.max(fieldWidth, Math.min(longest, maxWidth));
  return {
    width,
    maxWidth,
    moreLines: longest > width ? (position) => moreLinesOf(options[position] ?? '', width) : null,
  };
}

/** How wide a row has to be for one line; a detail is on a second one in any case. */
function neededWidth(option: Option): number {
  if (typeof option === 'string') return rowPadding + textWidth(option);
  return option.detail === undefined ? labelWidth(option) : Infinity;
}

function labelWidth({ label, count }: OptionObject): number {
  return neededWidth(label) + (count === undefined ? 0 : countWidth);
}

/** A detail is below the label. One more line is for the label, or else for the detail. */
function moreLinesOf(option: Option, width: number): number {
  const { detail } = option as OptionObject;
  if (detail === undefined) return Number(neededWidth(option) > width);
  const widest = Math.max(labelWidth(option as OptionObject), rowPadding + textWidth(detail) * detailScale);
  return widest > width ? 2 : 1;
}

/** Width of a label in px by the mean widths of narrow, wide and other letters. */
function textWidth(text: string): number {
  const [narrow, wide] = [/[ !'(),\-./:;I[\]fijlrt|]/g, /[A-HJ-Zmw&%@]/g].map((kind) => text.match(kind)?.length ?? 0);
  return text.length * 7.5 - (narrow ?? 0) * 3.3 + (wide ?? 0) * 2.1;
}
