import { render } from '@testing-library/react';
import fc from 'fast-check';
import { DataTable, DataTableConfigurationError, remoteSource, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, bodyRows, grid, patienceMs, show, source } from './DataTable.test-support.tsx';

jest.setTimeout(patienceMs);

function refusalOf(given: Record<string, unknown>): DataTableConfigurationError {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const props = { source, columns: plainColumns, ...given } as DataTableProps<Agency>;
  try {
    render(<DataTable {...props} aria-label="Agencies" />);
  } catch (error) {
    return error as DataTableConfigurationError;
  } finally {
    printed.mockRestore();
  }
  throw new Error('it was drawn');
}

describe('a table without what it cannot do without', () => {
  it.each<[string, Record<string, unknown>, string, RegExp]>([
    [
      'no source',
      { source: undefined },
      'unusable_source',
      /is missing: .*until there are rows rowsSource\(\[\]\) and `loading`/,
    ],
    ['null as its source', { source: null }, 'unusable_source', /missing/],
    ['an array of rows', { source: agencies }, 'unusable_source', /is an array: pass rowsSource\(array\)/],
    ['another object', { source: { rows: agencies } }, 'unusable_source', /is no source: pass rowsSource/],
    ['a server without fetchRows', { source: remoteSource({} as never) }, 'unusable_source', /without fetchRows/],
    ['a server without options', { source: remoteSource(undefined as never) }, 'unusable_source', /without fetchRows/],
    ['no columns', { columns: undefined }, 'unusable_columns', /pass \[\]/],
    ['an object of columns', { columns: {} }, 'unusable_columns', /no array/],
    ['a column that is null', { columns: [plainColumns[0], null] }, 'column_without_id', /number 2 has no id/],
    ['a column that is a text', { columns: ['name'] }, 'column_without_id', /number 1 has no id/],
    // eslint-disable-next-line no-sparse-arrays -- what a computed definition may leave out
    ['a column that is left out', { columns: [, plainColumns[0]] }, 'column_without_id', /number 1 has no id/],
  ])('says so of %s', (_, given, code, words) => {
    const refusal = refusalOf(given);
    expect(refusal).toBeInstanceOf(DataTableConfigurationError);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(words);
  });

  it('says so where rowsSource is given no array', () => {
    expect(() => rowsSource(undefined as never)).toThrow(DataTableConfigurationError);
    expect(() => rowsSource({ rows: agencies } as never)).toThrow(/takes an array/);
  });

  it('shows skeleton rows over an empty source while data are loading [TABLE-STATE-2]', () => {
    const { rerender } = show({ source: rowsSource<Agency>([]), loading: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    rerender(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} />);
    expect(bodyRows()).toHaveLength(10);
  });
});

describe('a width that is none', () => {
  it('never makes the columns fall into one', () => {
    const width = fc.option(fc.oneof(fc.double(), fc.constantFrom(Infinity, -Infinity, NaN, 0, -1)), {
      nil: undefined,
    });
    const widthsOf = fc.record({ width, minWidth: width, maxWidth: width });
    fc.assert(
      fc.property(widthsOf, widthsOf, (one, other) => {
        const columns: ColumnDef<Agency>[] = [
          { id: 'name', header: 'Agency', ...one },
          { id: 'city', header: 'City', isPinned: 'right', ...other },
        ];
        const { unmount } = show({ columns, paging: true });
        const template = grid().style.getPropertyValue('--columns');
        const sizes = [...template.matchAll(/([-\w.+]+)(?:px|fr)/g)].map(([, size]) => Number(size));
        expect(sizes.length).toBeGreaterThan(0);
        for (const size of sizes) expect(size > 0 && size <= 4000).toBe(true);
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});
