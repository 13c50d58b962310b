import type { ExportFileSubject } from './exportFileName.ts';

const benchmarks = /^ppi\/exports\/(\w+)_benchmarks\.export$/;

/**
 * Returns the subject of an export's file name that its path contains: the product of benchmarks
 * (`ppi/exports/agency_benchmarks.export`: "Agency"). The name of an agency is not in it.
 */
export function exportSubject(exportFile: string): ExportFileSubject {
  const product = benchmarks.exec(exportFile)?.[1];
  if (product !== undefined) return { kind: 'benchmarks', product: titleCase(product) };
  return exportFile.endsWith('/imi_agency_details_dashboard.export')
    ? { kind: 'agency', agency: '' }
    : { kind: 'agency-search' };
}

function titleCase(words: string): string {
  return words.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
