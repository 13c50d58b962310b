/** Cuts a list into parts of a size; the last may be shorter. */
export function partsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_part, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
