import { englishWords } from '../dates/dateWords.ts';
import * as english from '../locale/englishTexts.ts';
import type { KitTexts } from '../locale/KitTexts.types.ts';
import { de, muiLocale as germanOfMui } from './de.ts';
import { es, muiLocale as spanishOfMui } from './es.ts';
import { fr, muiLocale as frenchOfMui } from './fr.ts';

const packs = [
  ['de', de],
  ['es', es],
  ['fr', fr],
] as const;

const inEnglish: KitTexts = {
  kitCommon: english.commonTexts,
  kitAlert: english.alertTexts,
  kitDropdown: english.dropdownTexts,
  kitChips: english.chipsTexts,
  kitDates: englishWords,
  kitPagination: english.paginationTexts,
  kitRange: english.rangeTexts,
  kitShell: english.shellTexts,
  kitStepper: english.stepperTexts,
  kitErrorPage: english.errorPageTexts,
  kitFilterDrawer: english.filterDrawerTexts,
  kitButtonSection: english.buttonSectionTexts,
  kitOther: english.otherTexts,
};

/** The texts of a pack by their path; functions are called with names in place of values. */
function textsOf(pack: object, path = ''): [string, string][] {
  return Object.entries(pack).flatMap(([name, text]: [string, unknown]) => {
    const at = `${path}/${name}`;
    if (typeof text === 'function') return [[at, String((text as (...args: unknown[]) => string)(3, '‹2›', '‹3›'))]];
    return typeof text === 'string' ? [[at, text]] : textsOf(text as object, at);
  });
}

describe.each(packs)('the locale pack %s', (_language, pack) => {
  it('The locale pack has a text for each English one, with the same values [PLUS-40]', () => {
    const own = new Map(textsOf(pack));
    for (const [path, text] of textsOf(inEnglish)) {
      const values = text.match(/‹\d›/g) ?? [];
      expect(own.get(path)?.trim()).toBeTruthy();
      for (const value of values) expect([path, own.get(path)]).toEqual([path, expect.stringContaining(value)]);
    }
  });

  it('The locale pack contains no English text, except for words that are the same', () => {
    const same = textsOf(inEnglish).filter(([path, text]) => new Map(textsOf(pack)).get(path) === text);
    expect(
      same.every(([, text]) =>
        /^(Navigation|Pagination|Optional|Options|Error|Information|Date|Dates|Applications|minimum|maximum|mm|dd|.*‹.*)$/.test(
          text,
        ),
      ),
    ).toBe(true);
  });
});

describe('counts in a locale pack', () => {
  it('Counts use the plural of their language [PLUS-40]', () => {
    const options = ({ kitDropdown }: KitTexts) =>
      [0, 1, 2, 1_000_000].map((count) => kitDropdown.options(count, `${count}`));
    expect(options(de)).toEqual(['0 Optionen', '1 Option', '2 Optionen', '1000000 Optionen']);
    expect(options(es)).toEqual(['0 opciones', '1 opción', '2 opciones', '1000000 de opciones']);
    expect(options(fr)).toEqual(['0 option', '1 option', '2 options', '1000000 d’options']);
  });
});

it('Each locale pack includes the locale of MUI', () => {
  const closing = [germanOfMui, spanishOfMui, frenchOfMui].map(
    ({ components }) => components?.MuiAlert?.defaultProps?.closeText,
  );
  expect(closing).toEqual(['Schließen', 'Cerrar', 'Fermer']);
});
