import type { HelpPage } from './HelpPage.ts';

/** A place in the help center that a text was found in. */
export interface HelpResult {
  /** Its address: `/help/measures#growth`. */
  href: string;
  /** Titles from the page down to the section. */
  path: readonly string[];
  /** Some words around the first match. */
  excerpt: string;
}

interface Place extends HelpResult {
  text: string;
}

const excerptLength = 140;
const maxResults = 20;

/**
 * Places with every word of a text: first a title that is the text, then those whose titles have the words, then those whose texts
 * have them; whole words before beginnings of words, and among equals shorter titles. None for an empty text.
 */
export function searchHelp(pages: readonly HelpPage[], text: string): HelpResult[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap(placesOf)
    .map((place) => ({ place, rank: rankOf(place, words) }))
    .filter(({ rank }) => rank.weakest > 0)
    .sort(
      (a, b) =>
        Number(b.rank.isTitle) - Number(a.rank.isTitle) ||
        b.rank.weakest - a.rank.weakest ||
        b.rank.sum - a.rank.sum ||
        titleOf(a.place).length - titleOf(b.place).length,
    )
    .slice(0, maxResults)
    .map(({ place: { href, path, text: body } }) => ({ href, path, excerpt: excerptOf(body, words) }));
}

function placesOf({ slug, title, lead, sections }: HelpPage): Place[] {
  const href = `/help/${slug}`;
  return [
    { href, path: [title], excerpt: '', text: lead },
    ...sections.map((section) => ({
      href: `${href}#${section.id}`,
      path: [title, section.title],
      excerpt: '',
      text: section.text,
    })),
  ];
}

/** How well a place answers: the word found worst comes first, so that a word of the text does not outweigh a title with all words. */
function rankOf(place: Place, words: readonly string[]): { isTitle: boolean; weakest: number; sum: number } {
  const own = plain(titleOf(place));
  const page = plain(place.path[0] ?? '');
  const body = plain(place.text);
  // A page comes before sections, and sections of a page about the word before those of others.
  const more = place.path.length === 1 ? 4 : 2;
  const grades = words.map((word) => {
    const [inOwn, inPage] = [gradeOf(own, word), gradeOf(page, word)];
    if (inOwn > 0) return 4 + inOwn + (inPage > 0 ? more : 0);
    return inPage > 0 ? 2 + inPage : gradeOf(body, word);
  });
  return {
    isTitle: own === words.join(' '),
    weakest: Math.min(...grades),
    sum: grades.reduce((sum, grade) => sum + grade, 0),
  };
}

function titleOf({ path }: Place): string {
  return path.at(-1) ?? '';
}

/** 2: a text has the whole word, 1: one that begins with it, 0: neither. */
function gradeOf(text: string, word: string): 0 | 1 | 2 {
  if (` ${text} `.includes(` ${word} `)) return 2;
  return ` ${text}`.includes(` ${word}`) ? 1 : 0;
}

/** Whole words around the first match; the beginning where only titles match. */
function excerptOf(text: string, words: readonly string[]): string {
  const low = plainLetters(text);
  const found = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const first = found.length === 0 ? 0 : Math.min(...found);
  const start = first < excerptLength / 2 ? 0 : text.lastIndexOf(' ', first - excerptLength / 4) + 1;
  const rest = text.slice(start);
  const end = rest.length > excerptLength ? rest.lastIndexOf(' ', excerptLength) : rest.length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}

/** Without quotation marks, and without punctuation before and after words. */
function plain(text: string): string {
  return plainLetters(text).replaceAll(/[“”„"«»]\s?|[.,:;!?)…]+(?=\s|$)|(?<=\s|^)[(¿¡]+/g, '');
}

/** A text of the same length in small letters without accents, with apostrophes replaced by spaces. */
function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, ' ');
}
