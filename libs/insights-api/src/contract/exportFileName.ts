/** Kind of export, and the name in it, if any. */
export type ExportFileSubject =
  { kind: 'agency-search' } | { kind: 'agency'; agency: string } | { kind: 'benchmarks'; product: string };

/** Max length of a name from data in a file name, in characters. */
const longestName = 120;

/**
 * File name of an export: `MI Search Results 20112026.xlsx`, `{agency} Insights 20112026.xlsx`,
 * `{product} Insights Benchmarks 20112026.xlsx`. The date is `date`'s local day as DDMMYYYY.
 * Characters that file systems refuse are removed.
 */
export function exportFileName(subject: ExportFileSubject, date: Date): string {
  const day =
    [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('') +
    String(date.getFullYear()).padStart(4, '0');
  switch (subject.kind) {
    case 'agency-search':
      return `MI Search Results ${day}.xlsx`;
    case 'agency':
      return `${fileNamePart(subject.agency, 'Agency')} Insights ${day}.xlsx`;
    case 'benchmarks':
      return `${fileNamePart(subject.product, 'Agency')} Insights Benchmarks ${day}.xlsx`;
  }
}

function fileNamePart(text: string, fallback: string): string {
  const kept = text
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestName)
    .replace(/^[. ]+|[. ]+$/g, '');
  return kept === '' ? fallback : kept;
}
