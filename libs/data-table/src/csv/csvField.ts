import { withoutFormula } from '../texts/withoutFormula.ts';

/** Returns a text as a CSV field (RFC 4180), quoted if necessary, and never a formula. */
export function csvField(text: string, separator: string): string {
  const safe = withoutFormula(text);
  const needsQuotes = /["\r\n]|^\s|\s$/.test(safe) || safe.includes(separator);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a text as a cell of tab-separated values, never a formula. Tabs and line breaks become spaces. */
export function tsvField(text: string): string {
  return withoutFormula(text.replace(/\s+/g, ' '));
}
