import { describeFilters, englishWords, fromFilterExpressions } from '@agency-insights/form-renderer/filters';
import { de } from '@agency-insights/form-renderer/locales/de';
import { es } from '@agency-insights/form-renderer/locales/es';
import { fr } from '@agency-insights/form-renderer/locales/fr';
import { createWords } from '../language/createWords.ts';
import german from '../language/packs/de.json';
import spanish from '../language/packs/es.json';
import french from '../language/packs/fr.json';
import { searchSchema } from './agencyFilterSchema.ts';
import { codecs, codecsIn } from './codecs.ts';
import { translateSchema } from './translateSchema.ts';

const languages = {
  'en-US': { words: createWords('en-US', {}), texts: englishWords.texts },
  'de-DE': { words: createWords('de-DE', german), texts: de.form },
  'es-US': { words: createWords('es-US', spanish), texts: es.form },
  'fr-FR': { words: createWords('fr-FR', french), texts: fr.form },
};
type Tag = keyof typeof languages;

/** What the page says of a search: spaces that do not break are plain ones here. */
function searchIn(tag: Tag, expressions: Record<string, string>) {
  const { words, texts } = languages[tag];
  const schema = translateSchema(searchSchema, words.t);
  const formWords = { texts, locale: tag };
  const { values } = fromFilterExpressions(schema, expressions, codecs);
  const described = describeFilters(schema, values, { codecs: codecsIn(words, formWords), words: formWords });
  return { ...described, sentence: described.sentence.replaceAll(/\s/g, ' ') };
}

const reviewed = { agency_state: 'CA,TX', line: 'commercial', naics: '23' };
const book = {
  agency_name: '%kram%',
  agency_written_premium: '[1000000,inf)',
  line: 'personal,commercial',
  carrier: 'Acme',
  product: 'Umbrella',
  policy_state: 'OR',
  effective_date: '12 months ago for 12 months',
  policy_premium: '[,5000]',
  policy_count: '[5,]',
};

describe('the sentence of a search', () => {
  it.each<[Tag, string, string]>([
    [
      'en-US',
      'in CA or TX writing commercial lines insuring industry 23',
      'whose name contains “kram” with premium over $1M writing personal lines or commercial lines with Acme and Umbrella policies covering OR with policies effective in the last 12 complete months and policy premium at most $5,000 and at least 5 matching policies',
    ],
    [
      'de-DE',
      'in CA oder TX mit Gewerbesparten und Versicherten der Branche 23',
      'mit „kram“ im Namen und über 1 Mio. $ Prämie und Privatsparten oder Gewerbesparten und Policen bei Acme und Policen des Produkts Umbrella und Policen in OR und Policenbeginn in den letzten 12 vollen Monaten und Policen von höchstens 5.000 $ Prämie und mindestens 5 passenden Policen',
    ],
    [
      'es-US',
      'en CA o TX con ramos comerciales y asegurados del sector 23',
      'con «kram» en el nombre y más de $1 M de prima y ramos personales o ramos comerciales y pólizas de Acme y pólizas del producto Umbrella y pólizas en OR y vigencia en los últimos 12 meses completos y pólizas de hasta $5,000 de prima y al menos 5 pólizas que coinciden',
    ],
    [
      'fr-FR',
      'en CA ou TX avec les branches des entreprises et des assurés du secteur 23',
      'avec « kram » dans le nom et plus de 1 M $US de prime et les branches des particuliers ou branches des entreprises et des polices chez Acme et des polices du produit Umbrella et des polices en OR et des polices prenant effet au cours des 12 derniers mois complets et des polices ayant au plus 5 000 $US de prime et au moins 5 polices correspondantes',
    ],
  ])('is entirely in %s, with translated lines of business [PLUS-40]', (tag, short, long) => {
    expect(searchIn(tag, reviewed).sentence).toBe(short);
    expect(searchIn(tag, book).sentence).toBe(long);
  });
});

describe('agencies', () => {
  it.each([
    [{ agency_state: 'OK', agency_city: 'Miami^, FL' }, 'in OK based in Miami, FL'],
    [{ product: 'Umbrella,Homeowners' }, 'with Umbrella or Homeowners policies'],
    [{ effective_date: 'this year' }, 'with policies effective this year'],
    [{ policy_premium: '[1000000,inf)' }, 'with policy premium over $1M'],
  ])('found by %j are said to be so in English', (filters, sentence) => {
    expect(searchIn('en-US', filters).sentence).toBe(sentence);
  });
});

it('a chip names the line of business in the language of the page [PLUS-40]', () => {
  expect(searchIn('fr-FR', { line: 'commercial' }).chips).toEqual([
    { fieldId: 'line', label: 'Branche', text: 'Branches des entreprises' },
  ]);
});
