import { agencyTiles } from '../contract/dashboards/agencyTiles.ts';
import { benchmarkTiles } from '../contract/dashboards/benchmarkTiles.ts';
import type { TileDefinition } from '../contract/dashboards/TileDefinition.ts';
import { filterLabels } from '../contract/filterDefinitions.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const definitions: readonly TileDefinition[] = [...Object.values(agencyTiles), ...Object.values(benchmarkTiles)];
const texts = [
  ...Object.values(filterLabels),
  ...definitions.flatMap(({ title, about, columns }) => [
    title,
    ...about.split(/(?<=\.) /),
    ...columns.map(({ label }) => label),
  ]),
];
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join();

describe.each([
  ['German', de],
  ['Spanish', es],
  ['French', fr],
])('the %s texts of the contract', (_, pack: Readonly<Record<string, string>>) => {
  it('The locale pack has texts for every filter and tile [PLUS-40]', () => {
    expect(texts.filter((text) => !pack[text])).toEqual([]);
  });

  it('The titles fit into the names of sheets, which have 31 characters', () => {
    const names = definitions.flatMap(({ title }) => [title, pack[title] ?? '']);
    expect(names.filter((name) => name.length > 31)).toEqual([]);
  });

  it('The texts have the same placeholders as the English ones', () => {
    expect(Object.entries(pack).filter(([text, own]) => places(text) !== places(own))).toEqual([]);
  });
});
