/** More rows than this are not looked through: it is a help while a table is being made. */
const maxRows = 100_000;

/** Words for the first two rows that share an id, since whatever is done to one of them is done to both; null where none do. */
export function duplicateIdWarning(rowCount: number, idOf: (rowIndex: number) => string): string | null {
  const seen = new Map<string, number>();
  for (let row = 0; row < Math.min(rowCount, maxRows); row += 1) {
    const id = idOf(row);
    const other = seen.get(id);
    if (other !== undefined) return `Rows ${other} and ${row} have the same id "${id}"`;
    seen.set(id, row);
  }
  return null;
}
