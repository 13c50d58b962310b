import { filterChoices, matchingChoices, toggleOption } from './filterChoices.ts';
import { tableWords } from '../texts/useTableWords.ts';

const column = { id: 'state', header: 'State' };
const facets = {
  values: [
    { value: 'OK', count: 3 },
    { value: 'TX', count: 9 },
  ],
  missingCount: 2,
  range: null,
};

describe('the choices of a filter', () => {
  it('The choices of a filter are the values of the column with their counts, rows without a value last', () => {
    expect(
      filterChoices(column, facets, ['tx'], tableWords()).map(({ label, count, isChosen }) => [label, count, isChosen]),
    ).toEqual([
      ['OK', 3, false],
      ['TX', 9, true],
      ['(blank)', 2, false],
    ]);
  });

  it('The choices of a filter are the options of the column if it has some [TABLE-FILTER-2]', () => {
    const named = {
      ...column,
      options: [
        { label: 'Texas', value: 'Tx' },
        { label: 'Ohio', value: 'OH' },
      ],
    };
    expect(filterChoices(named, null, [], tableWords()).map(({ label, count }) => [label, count])).toEqual([
      ['Texas', null],
      ['Ohio', null],
    ]);
    expect(filterChoices(named, facets, [], tableWords()).map(({ label, count }) => [label, count])).toEqual([
      ['Texas', 9],
      ['Ohio', 0],
    ]);
  });

  it('The choices of a filter keep a selected value that no row has', () => {
    expect(filterChoices(column, facets, ['NM'], tableWords())[0]).toEqual({
      value: 'NM',
      label: 'NM',
      count: 0,
      isChosen: true,
    });
  });

  it('The search finds choices by a part of their label', () => {
    const choices = filterChoices(column, facets, [], tableWords());
    expect(matchingChoices(choices, ' t ').map((choice) => choice.value)).toEqual(['TX']);
    expect(matchingChoices(choices, '')).toHaveLength(3);
  });

  it('The search finds choices by a part of their value, without regard to case [TABLE-FILTER-2]', () => {
    const options = [
      { value: 'OK', label: 'Oklahoma' },
      { value: 'TX', label: 'Texas' },
    ];
    const choices = filterChoices({ ...column, options }, facets, [], tableWords());
    const found = (term: string) => matchingChoices(choices, term).map((choice) => choice.label);
    expect([found('tx'), found('LAH'), found('o')]).toEqual([['Texas'], ['Oklahoma'], ['Oklahoma']]);
  });

  it('Choices match without regard to case [TABLE-FILTER-2]', () => {
    expect(toggleOption(['TX', 'OK'], 'tx')).toEqual(['OK']);
    expect(toggleOption(['OK'], 'tx')).toEqual(['OK', 'tx']);
    const chosen = filterChoices(column, facets, ['tx'], tableWords()).filter(({ isChosen }) => isChosen);
    expect(chosen.map(({ value }) => value)).toEqual(['TX']);
  });
});
