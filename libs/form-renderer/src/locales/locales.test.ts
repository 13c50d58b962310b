import { describeFilters } from '../summary/describeFilters.ts';
import { englishFormTexts } from '../texts/englishFormTexts.ts';
import type { FormPack } from '../texts/FormTexts.types.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const packs = [
  ['de-DE', de],
  ['es-ES', es],
  ['fr-FR', fr],
] as const;

const lists = new Set(['or', 'removed', 'unfit']);

/** The texts of a pack by their path; functions are called with names in place of values. */
function textsOf(pack: object, path = ''): [string, string][] {
  return Object.entries(pack).flatMap(([name, text]: [string, unknown]) => {
    const at = `${path}/${name}`;
    if (typeof text === 'function') {
      const values = lists.has(name) ? [['‹1›'], ['‹2›']] : name === 'lengths' ? [3, 4] : ['‹1›', '‹2›'];
      return [[at, String((text as (...values: unknown[]) => string)(...values))]];
    }
    return typeof text === 'string' ? [[at, text]] : textsOf(text as object, at);
  });
}

describe.each(packs)('the locale pack %s of forms', (_locale, { form }) => {
  const own = new Map(textsOf(form));

  it('The locale pack has a text for each English one, with the same values [PLUS-40]', () => {
    for (const [path, text] of textsOf(englishFormTexts)) {
      expect(own.get(path)?.trim()).toBeTruthy();
      for (const value of text.match(/‹\d›|\d/g) ?? [])
        expect([path, own.get(path)]).toEqual([path, expect.stringContaining(value)]);
    }
  });

  it('The locale pack has no participle or adjective that would have to agree with the name of a field', () => {
    expect([...own.values()].filter((text) => /^‹1› (?!:).*(?:ado|ido|orio|é)$/.test(text))).toEqual([]);
  });

  it('The locale pack contains no English text', () => {
    const same = textsOf(englishFormTexts).filter(([path, text]) => own.get(path) === text);
    expect(same.filter(([, text]) => !/^(Error|‹1›.*)$/.test(text))).toEqual([]);
  });
});

describe('filters in another language', () => {
  const schema = [
    { id: 'state', type: 'select', config: { label: 'Staat', options: ['Texas', 'Ohio'], multiple: true } },
    { id: 'premium', type: 'range-slider', config: { label: 'Prämie', min: 0, max: 1e7 }, summary: { unit: 'usd' } },
  ] as const satisfies FormSchema;
  const values = { state: ['Texas', 'Ohio'], premium: { min: 1_778, max: null } };
  const sentence = (locale: string, { form }: FormPack) =>
    describeFilters(schema, values, { subject: '…', words: { texts: form, locale } }).sentence;

  it('The filters form one sentence with numbers in the format of the region [PLUS-40]', () => {
    expect(sentence('de-DE', de)).toBe('… mit Staat Texas oder Ohio und Prämie mindestens 1.778\u00a0$');
    expect(sentence('es-MX', es)).toBe('… con staat Texas u Ohio y prämie al menos USD\u00a01,778');
    expect(sentence('fr-CA', fr)).toBe('… avec staat Texas ou Ohio et prämie au moins 1\u00a0778\u00a0$\u00a0US');
  });
});
