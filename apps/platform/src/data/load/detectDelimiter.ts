const delimiters = [',', '\t', ';', '|'] as const;

/** Returns the delimiter of a header: the most frequent one outside quotes, or a comma. */
export function detectDelimiter(start: string): string {
  const header = (start.split(/\r|\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
