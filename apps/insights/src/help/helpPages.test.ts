import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Lexer, type Tokens } from 'marked';
import { helpPages } from './helpPages.ts';
import { loadHelpPages } from './loadHelpPages.ts';
import { parseHelpPage, sectionId, textOf } from './parseHelpPage.ts';
import pictures from './pictures.json';

const content = (slug: string) => readFileSync(path.join(__dirname, 'content', `${slug}.md`), 'utf8');

/** What is the same in each language, in order: headings, pictures, links, rows of tables, items of lists, formulas and blocks of code. */
function shapeOf(markdown: string): string[] {
  const marks = /^(#+) |\]\((?:\.\.\/)*([^)]+)\)|^(\|)|^(-|\d+\.) |^(>) |^(```)|^(npm .*)$/gm;
  return [...markdown.matchAll(marks)].map((found) => found.slice(1).find(Boolean) ?? '');
}

/** Each section of a page by its address, `start` for what is above the first one: a hash of its text. */
function hashesOf(markdown: string): Record<string, string> {
  const sections = markdown.split(/^(?=##)/m).map((text) => {
    const heading = /^##+ (.*)/.exec(text)?.[1];
    return [heading ? sectionId(heading) : 'start', createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)];
  });
  return Object.fromEntries(sections) as Record<string, string>;
}

/** Every link and picture of a page, as written. */
const targetsIn = (slug: string) => [...content(slug).matchAll(/(!?)\[([^\]]*)\]\(([^)]+)\)/g)];

describe.each(helpPages.map(({ slug }) => slug))('the help page %s', (slug) => {
  it('links only to pages and sections that exist', () => {
    for (const [, , , target] of targetsIn(slug).filter(([, mark]) => mark === '')) {
      const [file = '', section] = (target ?? '').split('#');
      const page = helpPages.find((other) => `${other.slug}.md` === file);
      expect({ target, exists: page !== undefined }).toEqual({ target, exists: true });
      const hasSection = section === undefined || page?.sections.some(({ id }) => id === section);
      expect({ target, hasSection }).toEqual({ target, hasSection: true });
    }
  });

  it('has light and dark images with alternative texts', () => {
    for (const [, , words, target] of targetsIn(slug).filter(([, mark]) => mark === '!')) {
      const light = path.join(__dirname, 'content', target ?? '');
      expect(existsSync(light) && existsSync(light.replace('.light.', '.dark.'))).toBe(true);
      expect(Object.keys(pictures)).toContain(path.basename(light, '.light.webp'));
      expect(words).toMatch(/\w+ .*\.$/);
    }
  });
});

describe.each(['de', 'es', 'fr'] as const)('the help pages in %s', (language) => {
  it.each(helpPages)(
    'have the sections, images, links, tables and commands of the English page $slug [PLUS-40]',
    async (english) => {
      const page = (await loadHelpPages(language)).find(({ slug }) => slug === english.slug);
      expect(page?.sections.map(({ id, level }) => [id, level])).toEqual(
        english.sections.map(({ id, level }) => [id, level]),
      );
      expect(shapeOf(content(`${language}/${english.slug}`))).toEqual(shapeOf(content(english.slug)));
      expect([page?.title, page?.lead]).not.toContain(english.lead);
    },
  );

  it.each(helpPages)('have a translation of the current English page $slug [PLUS-40]', ({ slug }) => {
    const file = `content/${language}/translatedFrom.json`;
    const kept = JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as Record<string, Record<string, string>>;
    const changed = Object.entries(hashesOf(content(slug))).filter(([id, hash]) => kept[slug]?.[id] !== hash);
    if (changed.length > 0)
      throw new Error(
        `The English text of ${slug}.md changed. Bring these sections of content/${language}/${slug}.md up to date, then put ` +
          `their hashes into ${file}: ${JSON.stringify(Object.fromEntries(changed))}`,
      );
  });
});

describe('the measures of the help center', () => {
  const documented = new Lexer().lex(readFileSync(path.join(__dirname, '../../../../docs/measures.md'), 'utf8'));
  const table = documented.find(
    (token): token is Tokens.Table => token.type === 'table' && (token as Tokens.Table).header[0]?.text === 'measure',
  );
  const measures = (table?.rows ?? []).map(([name, , formula]) => ({
    name: textOf(name?.tokens ?? []),
    formula: textOf(formula?.tokens ?? []),
  }));
  const page = helpPages.find(({ slug }) => slug === 'measures');

  it('has all measures of docs/measures.md', () => {
    expect(measures.length).toBeGreaterThan(15);
  });

  it.each(measures)('explains $name with the formula of docs/measures.md', ({ name, formula }) => {
    expect(page?.sections.find(({ id }) => id === sectionId(name))?.text).toContain(formula);
  });
});

describe('a help page', () => {
  it('requires a title and an introductory sentence', () => {
    expect(() => parseHelpPage('a', 'Use', '## No title\n\nText.')).toThrow('must begin with a title');
    expect(() => parseHelpPage('a', 'Use', '# Title\n\n## Section')).toThrow('must begin with a title');
  });

  it('has no two headings with the same anchor', () => {
    expect(() => parseHelpPage('a', 'Use', '# T\n\nLead.\n\n## Growth\n\n### growth')).toThrow(
      'two headings "#growth"',
    );
  });
});
