import { readFileSync } from 'node:fs';
import type { NaicsLevel } from '@agency-insights/insights-api/contract';

/** One code of the classification. */
export interface NaicsCode {
  /** Two to six digits; three sectors are spans: `31-33`, `44-45`, `48-49`. */
  code: string;
  title: string;
  level: NaicsLevel;
  /** Entries of the Census Bureau's index under this code; only national industries (six digits) have entries. */
  indexEntries: readonly string[];
}

/** The complete NAICS 2022 classification. */
export interface NaicsClassification {
  edition: '2022';
  /** Every code of every level, in the order of the codes. */
  codes: readonly NaicsCode[];
}

interface Source {
  edition: '2022';
  titles: Record<string, string>;
  /** Entries of one code, joined by `|`. */
  index: Record<string, string>;
}

const levelByLength: readonly NaicsLevel[] = ['sector', 'subsector', 'industry-group', 'industry', 'national-industry'];

/**
 * Reads the classification from the table next to this file: codes, titles and index entries as the Census Bureau
 * published them.
 */
export function readNaicsClassification(): NaicsClassification {
  const source = JSON.parse(readFileSync(new URL('./naics2022.json', import.meta.url), 'utf8')) as Source;
  const codes = Object.entries(source.titles).map(([code, title]) => ({
    code,
    title,
    level: levelOf(code),
    indexEntries: source.index[code]?.split('|') ?? [],
  }));
  // JSON.parse moves keys that look like array indexes to the front; the order of the codes is the order of their text.
  codes.sort((a, b) => (a.code < b.code ? -1 : 1));
  return { edition: source.edition, codes };
}

function levelOf(code: string): NaicsLevel {
  const level = code.includes('-') ? 'sector' : levelByLength[code.length - 2];
  if (level === undefined) throw new RangeError(`"${code}" has no place in the classification.`);
  return level;
}
