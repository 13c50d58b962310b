const delimiters = [',', '\t', ';', '|'] as const;

/** The delimiter of a file by its header: the one that occurs most often outside quotes; comma if none does. */
export function detectDelimiter(start: string): string {
  const header = (start.split(/\r|\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
