/** Max number of checked rows: the check is a development aid. */
const maxRows = 100_000;

/** Returns a warning about the first two rows with the same id; null if all are unique. */
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
