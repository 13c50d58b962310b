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
 * Places with every word of a text, those with the words in their titles first, and among these the shorter titles; none for an
 * empty text.
 */
export function searchHelp(pages: readonly HelpPage[], text: string): HelpResult[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap(placesOf)
    .map((place) => ({ place, score: scoreOf(place, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || titleOf(a.place).length - titleOf(b.place).length)
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

/** 0: a word is missing. A word counts most in the place's own title, then in the page's, then in the text. */
function scoreOf(place: Place, words: readonly string[]): number {
  const own = plain(titleOf(place));
  const page = plain(place.path[0] ?? '');
  const body = plain(place.text);
  // A page comes before its sections.
  const pageScore = place.path.length === 1 ? 4 : 3;
  const scores = words.map((word) => {
    const inPage = startsWord(page, word) ? pageScore : 0;
    if (own === word) return 12 + inPage;
    if (startsWord(own, word)) return 8 + inPage;
    return inPage || (startsWord(body, word) ? 1 : 0);
  });
  if (scores.includes(0)) return 0;
  return scores.reduce((sum: number, score) => sum + score, own === words.join(' ') ? 20 : 0);
}

function titleOf({ path }: Place): string {
  return path.at(-1) ?? '';
}

function startsWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
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

function plain(text: string): string {
  return plainLetters(text).replaceAll(/[“”„"«»]\s?/g, '');
}

/** A text of the same length in small letters without accents, with apostrophes replaced by spaces. */
function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, ' ');
}
