import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { NaicsCode } from './naicsClassification.ts';

/** Searchable texts of a suggestion. */
export const naicsSearchFields = ['code', 'title', 'index'] as const;

export type NaicsSearchField = (typeof naicsSearchFields)[number];

/** A full-text index over the classification. */
export interface NaicsIndex {
  /**
   * Returns matching codes, best first: those whose title has every word before others; among them, titles with
   * few other words.
   */
  search(term: string, fields: readonly NaicsSearchField[]): string[];
  /** Returns a code's index entry with the words of a term; undefined if its title has them, or no entry has one. */
  entryOf(code: NaicsCode, term: string): string | undefined;
}

interface NaicsDocument {
  id: string;
  code: string;
  title: string;
  index: string;
}

/** Max words of a term; further ones are ignored. */
const maxWords = 12;

/** Stop words, which occur in nearly every title. */
const fillers = new Set(['and', 'or', 'of', 'the', 'for', 'in', 'to', 'except']);

/**
 * Builds the index. A search requires every word of a term: whole, as a prefix or by its stem ("plumber" finds
 * "plumbing"). Without a match it allows one or two typos; without a match again, any of the words.
 */
export function createNaicsIndex(codes: readonly NaicsCode[]): NaicsIndex {
  const miniSearch = new MiniSearch<NaicsDocument>({ fields: [...naicsSearchFields], tokenize, processTerm: withStem });
  miniSearch.addAll(
    codes.map(({ code, title, indexEntries }) => ({
      id: code,
      code: code.replace('-', ' '),
      title,
      index: indexEntries.join(' '),
    })),
  );

  const titles = new Map(codes.map(({ code, title }) => [code, title]));

  return {
    search(term, fields) {
      const words = [...new Set(tokenize(term))].slice(0, maxWords);
      if (words.length === 0) return [];
      const ways: readonly SearchOptions[] = [
        { combineWith: 'AND' },
        { combineWith: 'AND', ...mistakes },
        { combineWith: 'OR', ...mistakes },
      ];
      for (const way of ways) {
        const found = miniSearch.search(queryOf(words, way), {
          fields: [...fields],
          boost: { code: 4, title: 3 },
          prefix,
          processTerm: (word) => word,
        });
        if (found.length > 0) return byTitle(found.map(({ id }) => String(id)));
      }
      return [];

      function byTitle(found: readonly string[]): string[] {
        const shares = new Map(found.map((code) => [code, shareOf(words, titles.get(code) ?? '')]));
        const share = (code: string) => shares.get(code) ?? 0;
        // Equal titles keep the order of the search.
        return found.toSorted((a, b) => share(b) - share(a) || (share(a) === 0 ? 0 : a < b ? -1 : 1));
      }
    },
    entryOf({ code, title, indexEntries }, term) {
      const words = tokenize(term);
      if (words.length === 0 || shareOf(words, `${code} ${title}`) > 0) return undefined;
      return (
        indexEntries.find((entry) => shareOf(words, entry) > 0) ??
        indexEntries.find((entry) => words.some((word) => shareOf([word], entry) > 0))
      );
    },
  };
}

/** Returns the share of a text's words that are in a term, from 0 to 1; 0 if it does not have all of them. */
function shareOf(words: readonly string[], text: string): number {
  const inText = tokenize(text);
  const has = (word: string) => (own: string) => withStem(word).some((form) => own.startsWith(form));
  if (!words.every((word) => inText.some(has(word)))) return 0;
  return inText.filter((own) => words.some((word) => has(word)(own))).length / inText.length;
}

const mistakes = {
  fuzzy: (word: string) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false),
  maxFuzzy: 2,
} satisfies SearchOptions;

function prefix(word: string): boolean {
  return word.length > 1;
}

/** Combines queries of each word or its stem, by AND or OR. */
function queryOf(words: readonly string[], { combineWith = 'AND', ...way }: SearchOptions): Query {
  return {
    combineWith,
    queries: words.map((word) => ({ combineWith: 'OR', queries: [...new Set(withStem(word))], ...way })),
  };
}

/** A word and its stem. */
function withStem(word: string): string[] {
  const stem = word.replace(/(?:ings?|ers?|ors?|ed|e?s)$/, '');
  return stem !== word && stem.length > 3 && !/\d/.test(word) ? [word, stem] : [word];
}

/** Words in lower case, without accents and fillers. */
function tokenize(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word));
}
