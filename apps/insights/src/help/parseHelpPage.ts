import { Lexer, type Token, type Tokens } from 'marked';
import type { HelpPage, HelpSection } from './HelpPage.ts';

/**
 * Reads a help page: a title (`#`), one paragraph that says what the page is for, then sections (`##`, `###`). Throws
 * if title or lead is missing, or two headings have the same address.
 */
export function parseHelpPage(slug: string, group: string, markdown: string): HelpPage {
  const [title, lead, ...rest] = new Lexer().lex(markdown).filter(({ type }) => type !== 'space');
  if (!isHeading(title) || title.depth !== 1 || lead?.type !== 'paragraph')
    throw new Error(`The help page "${slug}" must begin with a title and a paragraph.`);
  const intro: Token[] = [];
  const sections: HelpSection[] = [];
  for (const token of rest) {
    if (isHeading(token)) sections.push(sectionOf(token));
    else (sections.at(-1)?.tokens ?? intro).push(token);
  }
  for (const section of sections) section.text = textOf(section.tokens);
  const repeated = sections.find(({ id }, index) => sections.findIndex((other) => other.id === id) !== index);
  if (repeated) throw new Error(`The help page "${slug}" has two headings "#${repeated.id}".`);
  return { slug, group, title: textOf(title.tokens), lead: textOf([lead]), intro, sections };
}

function isHeading(token: Token | undefined): token is Tokens.Heading {
  return token?.type === 'heading';
}

function sectionOf({ depth, tokens }: Tokens.Heading): HelpSection {
  const title = textOf(tokens);
  return { id: sectionId(title), title, level: depth > 2 ? 3 : 2, tokens: [], text: '' };
}

/** The place of a heading in an address: `Year on year` is at `year-on-year`. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The words of tokens without their marks. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(wordsOf)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;)])/g, '')
    .trim();
}

function wordsOf(token: Token): string {
  if (token.type === 'image') return '';
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.map((cell) => textOf(cell.tokens))).join(' ');
  }
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => textOf(item.tokens)).join(' ');
  if ('tokens' in token && token.tokens) return textOf(token.tokens);
  return 'text' in token ? unescapeEntities(token.text) : '';
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** marked escapes the text of tokens for HTML; React does so itself. */
export function unescapeEntities(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
