import fc from 'fast-check';
import { compareTexts } from './collation.ts';
import { columnSource } from './columnSource.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';

const states = ['TX', 'OK', 'tx', 'Unit 9', 'Unit 10', '', null] as const;
const rows = fc.array(
  fc.record({ state: fc.constantFrom(...states), premium: fc.option(fc.integer({ min: -9, max: 9 })) }),
  { maxLength: 40 },
);
const columns = ['state', 'premium'].map((id) => ({ id, accessor: id }));

describe('facets', () => {
  it('Facets count distinct values, without regard to case, in collation order', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const counts = new Map<string, { value: string; count: number }>();
        for (const { state } of all) {
          if (!state) continue;
          const facet = counts.get(state.toLowerCase()) ?? { value: state, count: 0 };
          counts.set(state.toLowerCase(), { ...facet, count: facet.count + 1 });
        }
        expect(createTableEngine(rowsSource(all), columns).facets('state')).toEqual({
          values: [...counts.values()].sort((a, b) => compareTexts(a.value, b.value)),
          missingCount: all.filter(({ state }) => !state).length,
          range: null,
        });
      }),
    );
  });

  it('Facets are the same for a dictionary as for rows, except for the spelling of values that differ in case', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const codes = all.map(({ state }) => states.indexOf(state));
        const source = columnSource({ columns: { state: { codes, dictionary: states } }, rowCount: all.length });
        const lowered = (facets: { values: readonly { value: string; count: number }[]; missingCount: number }) => ({
          ...facets,
          values: facets.values.map(({ value, count }) => [value.toLowerCase(), count]),
        });
        expect(lowered(createTableEngine(source, columns).facets('state'))).toEqual(
          lowered(createTableEngine(rowsSource(all), columns).facets('state')),
        );
      }),
    );
  });

  it('Facets count the rows that pass the filters of other columns, and return the range of numbers', async () => {
    const engine = createTableEngine(
      rowsSource([
        { state: 'TX', premium: 5 },
        { state: 'TX', premium: -2 },
        { state: 'OK', premium: 7 },
        { state: null, premium: null },
      ]),
      columns,
    );
    const filters = [
      { type: 'options', columnId: 'state', values: ['tx'] },
      { type: 'number', columnId: 'premium', min: 0, max: null },
    ] as const;
    const expected = {
      values: [
        { value: 'OK', count: 1 },
        { value: 'TX', count: 1 },
      ],
      missingCount: 0,
      range: null,
    };
    expect(engine.facets('state', { filters })).toEqual(expected);
    expect(await engine.facetsAsync('state', { filters })).toEqual(expected);
    expect(engine.facets('premium', { filters }).range).toEqual({ min: -2, max: 5 });
    expect(engine.facets('unknown')).toEqual({ values: [], missingCount: 0, range: null });
  });

  it('Facets count every item of a list once', () => {
    const source = rowsSource([{ lines: ['Auto', 'Home', 'Auto'] }, { lines: ['Home'] }, { lines: [] }]);
    expect(createTableEngine(source, [{ id: 'lines', accessor: 'lines' }]).facets('lines')).toEqual({
      values: [
        { value: 'Auto', count: 1 },
        { value: 'Home', count: 2 },
      ],
      missingCount: 1,
      range: null,
    });
  });
});
