import { englishTableTexts } from '../texts/englishTableTexts.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of a pack by their path; functions are called with a count and names in place of values. */
function textsOf(pack: object, path = ''): [string, string][] {
  return Object.entries(pack).flatMap(([name, text]: [string, unknown]) => {
    const at = `${path}/${name}`;
    if (typeof text === 'function') {
      const values = name === 'sortedBy' ? [['‹1›', '‹2›']] : [3, '‹2›', '‹3›', '‹4›'];
      return [[at, String((text as (...values: unknown[]) => string)(...values))]];
    }
    return typeof text === 'string' ? [[at, text]] : textsOf(text as object, at);
  });
}

describe.each([
  ['de', de],
  ['es', es],
  ['fr', fr],
] as const)('the locale pack %s of the table', (_language, { table, tableExtras }) => {
  const own = new Map(textsOf(table));

  it('The locale pack has a text for each English one, with the same values [PLUS-40]', () => {
    for (const [path, text] of textsOf(englishTableTexts)) {
      expect(own.get(path)?.trim()).toBeTruthy();
      for (const value of text.match(/‹\d›|\b3\b/g) ?? [])
        expect([path, own.get(path)]).toEqual([path, expect.stringContaining(value)]);
    }
  });

  it('The locale pack has no participle that would have to agree with the name of a column', () => {
    const texts = textsOf(tableExtras).map(([, text]) => text);
    expect(texts.filter((text) => /^3 (?!:).*(?:ado|ido|é)$/.test(text))).toEqual([]);
  });

  it('The locale pack contains no English text, except for words that are the same', () => {
    const same = textsOf(englishTableTexts).filter(([path, text]) => own.get(path) === text);
    expect(same.filter(([, text]) => !/^(No|Min|Max|page .*|3: ‹2›)$/.test(text))).toEqual([]);
  });
});

it('Counts of a table use the plural of their language [PLUS-40]', () => {
  const rows = ({ table }: typeof de) => [0, 1, 2].map((count) => table.announce.results(count, `${count}`));
  expect([rows(de), rows(es), rows(fr)]).toEqual([
    ['0 Ergebnisse', '1 Ergebnis', '2 Ergebnisse'],
    ['0 resultados', '1 resultado', '2 resultados'],
    ['0 résultat', '1 résultat', '2 résultats'],
  ]);
});
