import { withoutFormula } from '../texts/withoutFormula.ts';

/** Returns a text as a field of CSV (RFC 4180) that is no formula: in quotes where it needs them. */
export function csvField(text: string, separator: string): string {
  const safe = withoutFormula(text);
  const needsQuotes = /["\r\n]|^\s|\s$/.test(safe) || safe.includes(separator);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a text as a cell of tab-separated values that is no formula: tabs and line breaks, which would begin another cell, become spaces. */
export function tsvField(text: string): string {
  return withoutFormula(text.replace(/\s+/g, ' '));
}
