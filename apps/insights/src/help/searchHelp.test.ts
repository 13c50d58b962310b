import fc from 'fast-check';
import { parseHelpPage } from './parseHelpPage.ts';
import { searchHelp } from './searchHelp.ts';

const pages = [
  parseHelpPage(
    'exports',
    'Use',
    '# Exports\n\nTake results with you.\n\n## If it fails\n\nTry **again**; growth is no reason.',
  ),
  parseHelpPage(
    'measures',
    'Read',
    '# Numbers\n\nWhat they mean.\n\n## Growth\n\nHow premium changed.\n\n### Growth of peers\n\nThe same.',
  ),
];
const found = (text: string) => searchHelp(pages, text).map(({ href }) => href);

describe('the search of the help center', () => {
  it('finds nothing for an empty text', () => {
    expect(found('  ')).toEqual([]);
  });

  it('lists matches in titles before matches in texts', () => {
    expect(found('growth')).toEqual([
      '/help/measures#growth',
      '/help/measures#growth-of-peers',
      '/help/exports#if-it-fails',
    ]);
  });

  it('lists a page about the word before its sections, shorter titles first, and sections of other pages last', () => {
    const other = parseHelpPage('profiles', 'Use', '# Profiles\n\nOne agency.\n\n## Save and print\n\nText.');
    const saved = parseHelpPage(
      'saved-searches',
      'Use',
      '# Saved searches\n\nFilters.\n\n## Every day: save it as the start\n\nText.\n\n## Save a search\n\nText.',
    );
    expect(searchHelp([other, saved], 'save').map(({ path }) => path.at(-1))).toEqual([
      'Saved searches',
      'Save a search',
      'Every day: save it as the start',
      'Save and print',
    ]);
  });

  it('lists titles with every word before texts that repeat one of them, and whole words before longer ones', () => {
    const other = parseHelpPage(
      'other',
      'Use',
      '# Other\n\nLead.\n\n## Sort and filters\n\nText.\n\n## Sort (filter)\n\nText.',
    );
    const sorting = parseHelpPage(
      'sort',
      'Use',
      '# Sort\n\nLead.\n\n## Sort\n\nNo filter.\n\n## Order\n\nSorted filters.',
    );
    expect(searchHelp([sorting, other], 'sort filter').map(({ path }) => path.at(-1))).toEqual([
      'Sort (filter)',
      'Sort and filters',
      'Sort',
      'Order',
    ]);
  });

  it('finds every place with the words, titles before texts and whole words before beginnings, whatever is searched', () => {
    const words = fc.array(fc.constantFrom('save', 'saved', 'filter', 'filters', 'sort'), { maxLength: 4 });
    const section = fc.record({ title: words, text: words });
    const page = fc.record({ title: words, text: words, sections: fc.array(section, { maxLength: 4 }) });
    const query = fc.uniqueArray(fc.constantFrom('save', 'filter', 'sort', 'filt'), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 3 }), query, (written, searched) => {
        // A number at the end keeps titles apart.
        const titled = (title: readonly string[], at: number) => [...title, String(at)].join(' ');
        const given = written.map(({ title, text, sections }, at) =>
          parseHelpPage(
            `page-${at}`,
            'Use',
            [
              `# ${titled(title, at)}\n\nLead ${text.join(' ')}`,
              ...sections.map((part, index) => `## ${titled(part.title, index)}\n\nText ${part.text.join(' ')}`),
            ].join('\n\n'),
          ),
        );
        const places = new Map(
          written.flatMap(({ title, text, sections }, at) => [
            [`/help/page-${at}`, { titles: title, text }] as const,
            ...sections.map((part, index) => {
              const href = `/help/page-${at}#${titled(part.title, index).replaceAll(' ', '-')}`;
              return [href, { titles: [...title, ...part.title], text: part.text }] as const;
            }),
          ]),
        );
        const begins = (inWords: readonly string[]) => (word: string) => inWords.some((one) => one.startsWith(word));
        const found = searchHelp(given, searched.join(' ')).map(({ href }) => href);
        const wanted = [...places].filter(([, { titles, text }]) => searched.every(begins([...titles, ...text])));
        expect([...found].sort()).toEqual(wanted.map(([href]) => href).sort());
        const ranked = found.map((href) => places.get(href) ?? { titles: [], text: [] });
        expectFirst(ranked, ({ titles }) => searched.every(begins(titles)));
        const inTexts = ranked.filter(({ titles }) => !searched.some(begins(titles)));
        expectFirst(inTexts, ({ text }: { text: readonly string[] }) => searched.every((word) => text.includes(word)));
      }),
    );
  });

  it('requires every word, in any order and case', () => {
    expect(found('FAILS exports')).toEqual(['/help/exports#if-it-fails']);
    expect(found('fails premium')).toEqual([]);
  });

  it('matches the beginnings of words, but not their ends', () => {
    expect(found('grow')).toContain('/help/measures#growth');
    expect(found('ain')).toEqual([]);
  });

  it('shows whole words around the first match', () => {
    const long = parseHelpPage(
      'long',
      'Use',
      `# Long\n\nLead.\n\n## Part\n\n${'before '.repeat(40)}needle ${'after '.repeat(40)}`,
    );
    const [result] = searchHelp([long], 'needle');
    expect(result?.excerpt).toMatch(/^… (before )+needle( after)+ …$/);
    expect(result?.excerpt.length).toBeLessThan(150);
  });
});

/** Expects that all for which something holds come before the others. */
function expectFirst<T>(ranked: readonly T[], holds: (one: T) => boolean): void {
  const held = ranked.map(holds);
  expect(held).toEqual([...held].sort((a, b) => Number(b) - Number(a)));
}
