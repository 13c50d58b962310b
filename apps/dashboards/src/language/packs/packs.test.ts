import { agencyTiles, benchmarkTiles, filterLabels, type TileDefinition } from '@agency-insights/insights-api/contract';
import { de as contractDe } from '@agency-insights/insights-api/locales/de';
import { es as contractEs } from '@agency-insights/insights-api/locales/es';
import { fr as contractFr } from '@agency-insights/insights-api/locales/fr';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import de from './de.json';
import es from './es.json';
import fr from './fr.json';

const source = path.join(__dirname, '../..');
const platform = path.join(source, '../../platform/src');
const readAll = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(test|stories|test-support)\./.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** What the platform writes into answers, and says where it has none. */
const platformTexts = [
  ...['All agencies', 'All other agencies', 'Agencies in the same state or region', 'Other carriers'],
  ...['Agencies of the same size and mix of lines', 'Other carriers, agencies in the same states'],
  ...['Other carriers, agencies of the same size', 'A year before', 'Peers', 'The period', 'Without an industry'],
  ...['Returned premium', 'Leaders', 'Gained most', 'Lost most', 'Carriers', 'New business share'],
  'The policy data cannot be reached at the moment. Try again in a minute.',
  'The service cannot answer at the moment. Try again.',
  'Something failed on our side. Try again; if it happens again, report the request id.',
  'You have no access to benchmarks. Ask your administrator for it.',
  'You can compare groups of agencies, but not a single one. Ask your administrator for personal or commercial lines.',
  'There is no such carrier in the policy data in use.',
  'There is no such agency in the policy data in use.',
  'There is no such agency in the policy data in use. Search for it again.',
  'This saved search no longer exists.',
  'Some of the accounts are not those of the agency. Choose them again.',
];
const definitions: readonly TileDefinition[] = [...Object.values(agencyTiles), ...Object.values(benchmarkTiles)];
const contractTexts = [
  ...Object.values(filterLabels),
  ...definitions.flatMap(({ title, about, columns }) => [
    title,
    ...about.split(/(?<=\.) /),
    ...columns.map(({ label }) => label),
  ]),
];
/** What the contract asks for with values in it. */
const composed = new Set([
  ...['{group}, median', 'Agencies in {state}', 'Under {amount}', '{amount} or more', '{amount} and over'],
]);
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join();

describe.each([
  ['German', { ...contractDe, ...de }],
  ['Spanish', { ...contractEs, ...es }],
  ['French', { ...contractFr, ...fr }],
])('the %s texts of the dashboards', (_, pack: Record<string, string>) => {
  it('exist for every text of the platform [PLUS-40]', () => {
    expect(platformTexts.filter((text) => !pack[text])).toEqual([]);
  });

  it('have the same keys and placeholders in all languages', () => {
    expect(Object.keys(pack)).toEqual(Object.keys({ ...contractDe, ...de }));
    expect(Object.entries(pack).filter(([text, own]) => places(text) !== places(own))).toEqual([]);
  });
});

it('the packs contain no unused texts', () => {
  const code = readAll(source).replaceAll("\\'", "'");
  const others = new Set<string>([...contractTexts, ...platformTexts]);
  const isInCode = (text: string) => code.includes(`'${text}'`) || code.includes(`"${text}"`);
  const all = Object.keys({ ...contractDe, ...de });
  expect(all.filter((text) => !others.has(text) && !isInCode(text) && !composed.has(text))).toEqual([]);
});

it.each(platformTexts)('the platform says "%s"', (text) => {
  expect(readAll(platform)).toContain(text);
});
