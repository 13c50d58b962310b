import { permissionLabels } from '@agency-insights/auth-session';
import { filterLabels } from '@agency-insights/insights-api';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { searchSchema } from '../../find-agencies/agencyFilterSchema.ts';
import { describeEffectiveDate } from '../../find-agencies/effectiveDate.ts';
import { lineLabel } from '../../find-agencies/lines.ts';
import * as findTexts from '../../find-agencies/texts.ts';
import { translateSchema } from '../../find-agencies/translateSchema.ts';
import { columnSets } from '../../find-agencies/view/columnSets.ts';
import { commandIds, commands } from '../../keyboard/commands.ts';
import { createWords, englishWords } from '../createWords.ts';
import de from './de.json';
import es from './es.json';
import fr from './fr.json';

const source = path.join(__dirname, '../..');
/** Folders whose pages are in English alone: docs/open-requirements.md names them. */
const english = ['dashboards', 'administration', 'help'];
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !english.includes(file.split(path.sep)[0] ?? '') && !/\.(test|stories|test-support)\./.test(file),
);

/** The texts between quotes in the first argument of each call of `t` and `formatCountOf`. */
function textsIn(code: string): string[] {
  return [...code.matchAll(/\b(?:t|formatCountOf)\(/g)].flatMap(({ index, 0: call }) => {
    const found: string[] = [];
    const token = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`[^`]*`|[()[\]{}]|[^'"`()[\]{}]+/g;
    token.lastIndex = index + call.length;
    for (let depth = 1, match = token.exec(code); match && depth > 0; match = token.exec(code)) {
      const [text, single, double] = match;
      if (single !== undefined || double !== undefined) found.push((single ?? double ?? '').replaceAll("\\'", "'"));
      else if (/[([]/.test(text)) depth += 1;
      else if (/[)\]]/.test(text)) depth -= 1;
      // The values of a text are no texts.
      else if (text === '{') break;
    }
    return found;
  });
}

/** What is asked for by code that puts its texts together. */
function composedTexts(): string[] {
  const asked = new Set<string>();
  const words = { ...englishWords, t: (text: string) => String(asked.add(text) && text) };
  translateSchema(searchSchema, words.t);
  for (const unit of ['day', 'month', 'year'])
    for (const range of [
      `1 ${unit} ago for 1 ${unit}`,
      `2 ${unit}s ago for 2 ${unit}s`,
      `3 ${unit}s ago for 1 ${unit}`,
    ])
      describeEffectiveDate(range, words);
  for (const range of ['today', 'this month', 'this year']) describeEffectiveDate(range, words);
  for (const line of ['personal', 'commercial']) asked.add(lineLabel(line, words.t)?.toLowerCase() ?? '');
  return [...asked];
}

const named = [
  ...Object.values(filterLabels),
  ...Object.values(permissionLabels).filter((label) => label.startsWith('insights')),
  ...commandIds.flatMap((id) => [commands[id].label, commands[id].group]),
  ...columnSets.flatMap(({ name, about }) => [name, about]),
  ...Object.values(findTexts).flatMap((text) =>
    typeof text === 'string' ? text : typeof text === 'function' ? [] : Object.values(text),
  ),
];
const wanted = [
  ...new Set([
    ...files.flatMap((file) => textsIn(readFileSync(path.join(source, file), 'utf8'))),
    ...composedTexts(),
    ...named,
  ]),
];
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each([
  ['German', de],
  ['Spanish', es],
  ['French', fr],
])('the %s texts of the app', (_language, pack: Record<string, string>) => {
  it('are there for every text of the translated pages [PLUS-40]', () => {
    expect(wanted.length).toBeGreaterThan(250);
    expect(wanted.filter((text) => !pack[text])).toEqual([]);
  });

  it('name the same values as the English ones', () => {
    const wrong = Object.entries(pack).filter(([text, own]) => places(text).join() !== places(own).join());
    expect(wrong).toEqual([]);
  });

  it('are the same texts in all languages', () => {
    expect(Object.keys(pack)).toEqual(Object.keys(de));
  });
});

describe('words', () => {
  it('write numbers, money and days in the form of the region [PLUS-40]', () => {
    const words = createWords('de-DE', de);
    expect(words.formatCountOf(1, 'agency', 'agencies')).toBe('1 Agentur');
    expect(words.formatCountOf(12_480, 'agency', 'agencies')).toBe('12.480 Agenturen');
    expect(words.formatDollars(123_456_700)).toMatch(/^1\.234\.567\s\$$/);
    expect(words.formatDay('2026-11-20')).toBe('20. Nov. 2026');
    expect(createWords('fr-FR', fr).formatCountOf(0, 'agency', 'agencies')).toBe('0 agence');
  });

  it('keep a text without a translation in English, and a place without a value', () => {
    const { t } = createWords('de-DE', { 'Welcome, {name}': 'Willkommen, {name}' });
    expect(t('Sign out')).toBe('Sign out');
    expect(t('Welcome, {name}', { name: '$&' })).toBe('Willkommen, $&');
    expect(t('Welcome, {name}', {})).toBe('Willkommen, {name}');
  });
});
