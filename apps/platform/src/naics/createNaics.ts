import type { NaicsLevel, NaicsSuggestions } from '@agency-insights/insights-api/contract';
import { createNaicsIndex, naicsSearchFields, type NaicsSearchField } from './createNaicsIndex.ts';
import { readNaicsClassification, type NaicsClassification, type NaicsCode } from './naicsClassification.ts';

/** Filters and page of suggestions. */
export interface SuggestOptions {
  /** Only codes of this level. */
  level?: NaicsLevel | undefined;
  /** Codes to leave out. */
  exclude?: ReadonlySet<string> | undefined;
  /** Levels to search. Default: all. */
  fields?: readonly NaicsSearchField[] | undefined;
  /** From 0. Default 0. */
  page?: number | undefined;
  /** Default 20. */
  hitsPerPage?: number | undefined;
}

/** Industry codes of the complete NAICS 2022 classification. */
export interface Naics {
  /**
   * Returns codes that match a text, best first: the code itself, codes that begin with it, then matches of titles and
   * index entries (with the entry). Never throws.
   */
  suggest(term: string, options?: SuggestOptions): NaicsSuggestions;
  /** Returns all codes of one or every level, with their titles. */
  summary(level?: NaicsLevel): Record<string, string>;
}

const defaultHitsPerPage = 20;

/** Creates industry codes from the platform's table, or from another classification. */
export function createNaics(classification: NaicsClassification = readNaicsClassification()): Naics {
  const { codes } = classification;
  const byCode = new Map(codes.map((entry) => [entry.code, entry]));
  const index = createNaicsIndex(codes);

  return {
    suggest(term, { level, exclude, fields = naicsSearchFields, page = 0, hitsPerPage = defaultHitsPerPage } = {}) {
      const byNumber = fields.includes('code') ? matchCode(codes, term.trim()) : [];
      const byText = index.search(term, fields).map((code) => byCode.get(code));
      const matches = [...new Set([...byNumber, ...byText])].filter(
        (entry): entry is NaicsCode =>
          entry !== undefined && (level === undefined || entry.level === level) && exclude?.has(entry.code) !== true,
      );
      const hits = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: hits.map((entry) => {
          const match = byNumber.includes(entry) ? undefined : index.entryOf(entry, term);
          return { code: entry.code, title: entry.title, level: entry.level, ...(match !== undefined && { match }) };
        }),
        total: matches.length,
        page,
        hitsPerPage,
      };
    },
    summary(level) {
      const wanted = level === undefined ? codes : codes.filter((entry) => entry.level === level);
      return Object.fromEntries(wanted.map(({ code, title }) => [code, title]));
    },
  };
}

/**
 * Returns codes that equal or begin with the digits of a term, the shortest first. A span such as 31-33 begins with
 * each of its sectors.
 */
function matchCode(codes: readonly NaicsCode[], term: string): NaicsCode[] {
  if (!/^\d{1,6}$|^\d\d-\d\d$/.test(term)) return [];
  const rank = ({ code }: NaicsCode) => (code === term ? 0 : code.includes('-') ? 2 : code.length);
  return codes
    .filter((entry) => entry.code === term || sectorsOf(entry.code).some((code) => code.startsWith(term)))
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns 44 and 45 for `44-45`; any other code itself. */
function sectorsOf(code: string): string[] {
  const [from = '', to] = code.split('-');
  if (to === undefined) return [code];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
}
