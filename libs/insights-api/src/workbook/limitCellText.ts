/** Most characters (UTF-16 units) that a cell of a spreadsheet holds. */
export const maxCellLength = 32_767;

/** Text that fits a cell: what is too long ends in `…`, never in half a character. */
export function limitCellText(text: string): string {
  if (text.length <= maxCellLength) return text;
  const end = maxCellLength - 1;
  const splitsPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return `${text.slice(0, splitsPair ? end - 1 : end)}…`;
}
