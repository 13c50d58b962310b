/** Max characters (UTF-16 units) of a spreadsheet cell. */
export const maxCellLength = 32_767;

/** Truncates text to fit a cell: ends in `…`, never in half a character. */
export function limitCellText(text: string): string {
  if (text.length <= maxCellLength) return text;
  const end = maxCellLength - 1;
  const splitsPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return `${text.slice(0, splitsPair ? end - 1 : end)}…`;
}
