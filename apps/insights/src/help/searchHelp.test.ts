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
