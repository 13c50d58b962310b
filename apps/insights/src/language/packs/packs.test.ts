import { describeFilters, englishWords as formWords } from '@agency-insights/form-renderer/filters';
import { filterLabels } from '@agency-insights/insights-api';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { objectNames, relationNames } from '../../administration/access/naming.ts';
import { copyMessages } from '../../administration/CopyField.tsx';
import { refusalNames } from '../../administration/describeChange.ts';
import { fieldTexts } from '../../administration/errorText.ts';
import { scopeHelp, scopeNames } from '../../administration/service-credentials/scopeNames.ts';
import { actionNames, factorNames, permissionNames, statusNames } from '../../administration/texts.ts';
import { accountsHint } from '../../dashboards/agency/texts.ts';
import { defaultPeriod } from '../../dashboards/filters/DashboardView.ts';
import { searchSchema } from '../../find-agencies/agencyFilterSchema.ts';
import { codecsIn } from '../../find-agencies/codecs.ts';
import { lineOptions } from '../../find-agencies/lines.ts';
import * as measureTexts from '../../find-agencies/measureTexts.ts';
import { tooltipTexts } from '../../find-agencies/texts.ts';
import { translateSchema } from '../../find-agencies/translateSchema.ts';
import { columnSets } from '../../find-agencies/view/columnSets.ts';
import { helpPages } from '../../help/helpPages.ts';
import { commandIds, commands } from '../../keyboard/commands.ts';
import { createWords, englishWords, type AppTexts } from '../createWords.ts';
import administrationDe from './administration/de.json';
import administrationEs from './administration/es.json';
import administrationFr from './administration/fr.json';
import dashboardsDe from './dashboards/de.json';
import dashboardsEs from './dashboards/es.json';
import dashboardsFr from './dashboards/fr.json';
import de from './de.json';
import es from './es.json';
import fr from './fr.json';
import helpDe from './help/de.json';
import helpEs from './help/es.json';
import helpFr from './help/fr.json';
import { serviceTexts } from './serviceTexts.test-support.ts';

const source = path.join(__dirname, '../..');
/** Folders that have packs of their own beside that of the app. */
const parts = ['administration', 'dashboards', 'help'] as const;
type Part = (typeof parts)[number];
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(test|stories|test-support)\./.test(file),
);
const textsOf = (some: readonly string[]) =>
  some.flatMap((file) => textsIn(readFileSync(path.join(source, file), 'utf8')));

function folderOf(file: string): string {
  return file.split(path.sep)[0] ?? '';
}

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
  const ranges = [
    ...['day', 'month', 'year'].flatMap((unit) => [
      `1 ${unit} ago for 1 ${unit}`,
      `2 ${unit}s ago for 2 ${unit}s`,
      `3 ${unit}s ago for 1 ${unit}`,
      `this ${unit} for 2 ${unit}s`,
    ]),
    ...['today', 'this month', 'this year', '2025-06-01'],
    ...['2025-01-01,2025-12-31', '2025-01-01,inf', '-inf,2025-12-31'].map((ends) => `[${ends}]`),
  ];
  const codecs = codecsIn(words, formWords);
  for (const range of ranges) describeFilters(searchSchema, { effective_date: range }, { codecs });
  for (const { label } of lineOptions) asked.add(label.toLowerCase());
  return [...asked];
}

const named = [
  ...Object.values(filterLabels),
  ...commandIds.flatMap((id) => [commands[id].label, commands[id].group, commands[id].words ?? []].flat()),
  ...columnSets.map(({ name }) => name),
  ...Object.values(measureTexts),
  ...['search premium', 'written premium', 'year on year', 'the largest carrier'],
  ...Object.values(tooltipTexts),
];
/** Titles of the pages. */
const titles = [...readFileSync(path.join(source, 'app/createAppRouter.tsx'), 'utf8').matchAll(/ title: '(.*?)'/g)];
const wanted = [
  ...new Set([
    ...textsOf(files.filter((file) => !parts.some((part) => part === folderOf(file)))),
    ...titles.map(([, title]) => title ?? ''),
    ...composedTexts(),
    ...named,
  ]),
];
const namedInParts: Record<Part, readonly string[]> = {
  administration: [
    ...[permissionNames, statusNames, actionNames, factorNames, refusalNames, scopeNames, scopeHelp].flatMap((names) =>
      Object.values<string>(names),
    ),
    ...Object.values(relationNames),
    ...Object.values(objectNames),
    ...Object.values(fieldTexts),
    ...Object.values(copyMessages),
    ...['first name', 'last name', 'display name', 'exchange organization id'],
    ...serviceTexts.administration,
  ],
  dashboards: [accountsHint, defaultPeriod],
  help: helpPages.map(({ group }) => group),
};
const packsOfParts: Record<Part, Record<string, AppTexts>> = {
  administration: { German: administrationDe, Spanish: administrationEs, French: administrationFr },
  dashboards: { German: dashboardsDe, Spanish: dashboardsEs, French: dashboardsFr },
  help: { German: helpDe, Spanish: helpEs, French: helpFr },
};
const platform = path.join(source, '../../platform/src');
const platformCode = globSync('**/*.ts', { cwd: platform })
  .filter((file) => !file.includes('.test'))
  .map((file) => readFileSync(path.join(platform, file), 'utf8'))
  .join('\n');
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each([
  ['German', de],
  ['Spanish', es],
  ['French', fr],
])('the %s texts of the app', (language, pack: Record<string, string>) => {
  it('exist for every text of the translated pages [PLUS-40]', () => {
    expect(wanted.length).toBeGreaterThan(250);
    expect([...wanted, ...serviceTexts.app].filter((text) => !pack[text])).toEqual([]);
  });

  it.each(parts)('exist for every text of the pages of %s, and for no others [PLUS-40]', (part) => {
    const own = packsOfParts[part][language] ?? {};
    const ofPart = new Set([...textsOf(files.filter((file) => folderOf(file) === part)), ...namedInParts[part]]);
    expect([...ofPart].filter((text) => !own[text] && !pack[text])).toEqual([]);
    expect(Object.keys(own).filter((text) => !ofPart.has(text) || pack[text])).toEqual([]);
  });

  it('contain the same placeholders as the English ones', () => {
    const all = [pack, ...parts.map((part) => packsOfParts[part][language] ?? {})].flatMap((one) =>
      Object.entries(one),
    );
    expect(all.filter(([text, own]) => places(text).join() !== places(own).join())).toEqual([]);
  });

  it('have the same keys in all languages', () => {
    expect(Object.keys(pack)).toEqual(Object.keys(de));
  });
});

it.each(Object.values(serviceTexts).flat())('the service says "%s"', (text) => {
  const written = text.replaceAll(/\{\w+\}/g, '${');
  const [start = ''] = written.split('${');
  expect(platformCode).toContain(start);
});

describe('translated texts', () => {
  it('contain numbers, money and dates in the region’s format [PLUS-40]', () => {
    const words = createWords('de-DE', de);
    expect(words.formatCountOf(1, 'agency', 'agencies')).toBe('1 Agentur');
    expect(words.formatCountOf(12_480, 'agency', 'agencies')).toBe('12.480 Agenturen');
    expect(words.formatDollars(123_456_700)).toMatch(/^1\.234\.567\s\$$/);
    expect(words.formatCompactDollars(340_730)).toMatch(/^3\.407\s\$$/);
    expect(words.formatDay('2026-11-20')).toBe('20. Nov. 2026');
    expect(createWords('fr-FR', fr).formatCountOf(0, 'agency', 'agencies')).toBe('0 agence');
  });

  it('stay in English without a translation, and keep a placeholder without a value', () => {
    const { t } = createWords('de-DE', { 'Welcome, {name}': 'Willkommen, {name}' });
    expect(t('Sign out')).toBe('Sign out');
    expect(t('Welcome, {name}', { name: '$&' })).toBe('Willkommen, $&');
    expect(t('Welcome, {name}', {})).toBe('Willkommen, {name}');
  });
});
