import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { NaicsCode } from './naicsClassification.ts';

/** What a suggestion can be searched by. */
export const naicsSearchFields = ['code', 'title', 'index'] as const;

export type NaicsSearchField = (typeof naicsSearchFields)[number];

/** A full-text index over the classification. */
export interface NaicsIndex {
  /** Codes that match, best first. */
  search(term: string, fields: readonly NaicsSearchField[]): string[];
}

interface NaicsDocument {
  id: string;
  code: string;
  title: string;
  index: string;
}

/** Words of a term beyond this number add nothing but work. */
const maxWords = 12;

/** Words of the classification that are in nearly every title. */
const fillers = new Set(['and', 'or', 'of', 'the', 'for', 'in', 'to', 'except']);

/**
 * Builds the index. Every word of a term must be found, whole, from its beginning or by its stem ("plumber" finds
 * "plumbing"); where that finds nothing, with a typing mistake or two; and where that finds nothing, any of the words.
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
        if (found.length > 0) return found.map(({ id }) => String(id));
      }
      return [];
    },
  };
}

const mistakes = {
  fuzzy: (word: string) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false),
  maxFuzzy: 2,
} satisfies SearchOptions;

function prefix(word: string): boolean {
  return word.length > 1;
}

/** Each word or its stem, together as the way asks for. */
function queryOf(words: readonly string[], { combineWith = 'AND', ...way }: SearchOptions): Query {
  return {
    combineWith,
    queries: words.map((word) => ({ combineWith: 'OR', queries: [...new Set(withStem(word))], ...way })),
  };
}

/** A word and what is left of it without its ending. */
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
