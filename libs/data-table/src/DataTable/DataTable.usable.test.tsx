import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { DataTable, DataTableConfigurationError, remoteSource, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { cellRanges } from '../ranges.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, bodyRows, grid, show, source, tableOf } from './DataTable.test-support.tsx';

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

describe('a table without a logger', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
    jest.restoreAllMocks();
  });

  it.each([
    ['development', [expect.stringMatching(/^Unknown column id "stat"\. Known keys: id, name, city, /)]],
    ['production', []],
  ])('in %s, its warnings on the console are the expected ones', (environment, expected) => {
    process.env.NODE_ENV = environment;
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(tableOf({ columns: [{ id: 'stat', header: 'State' }] }), { wrapper: InsightsThemeProvider });
    expect(warn.mock.calls.flat()).toEqual(expected);
  });

  it('in development, an unknown way of selection is named', () => {
    process.env.NODE_ENV = 'development';
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(tableOf({ selection: 'multi' as never }), { wrapper: InsightsThemeProvider });
    expect(warn.mock.calls.flat()).toEqual(['Unknown selection "multi". Known values: single, multiple']);
  });
});

describe('a table without a required prop', () => {
  it.each<[string, Record<string, unknown>, string, RegExp]>([
    [
      'no source',
      { source: undefined },
      'unusable_source',
      /is missing: .*or rowsSource\(\[\]\) and `loading` while it loads/,
    ],
    ['null as its source', { source: null }, 'unusable_source', /missing/],
    ['an array of rows', { source: agencies }, 'unusable_source', /is an array: pass rowsSource\(array\)/],
    ['another object', { source: { rows: agencies } }, 'unusable_source', /is no source: pass rowsSource/],
    ['a server without fetchRows', { source: remoteSource({} as never) }, 'unusable_source', /without fetchRows/],
    ['a server without options', { source: remoteSource(undefined as never) }, 'unusable_source', /without fetchRows/],
    ['no columns', { columns: undefined }, 'unusable_columns', /pass \[\]/],
    ['an object of columns', { columns: {} }, 'unusable_columns', /needs an array/],
    [
      'a plug-in without an array',
      { plugins: cellRanges },
      'unusable_plugins',
      /an array of plug-ins: pass \[cellRanges\]/,
    ],
    ['a hook as a plug-in', { plugins: [() => cellRanges] }, 'unusable_plugins', /the `plugin` of a hook/],
    [
      'no plug-in in the list',
      { plugins: [cellRanges, null] },
      'unusable_plugins',
      /^plugins\[1\] is no plug-in: pass /,
    ],
    ['a column that is null', { columns: [plainColumns[0], null] }, 'column_without_id', /number 2 needs an id/],
    ['a column that is a text', { columns: ['name'] }, 'column_without_id', /number 1 needs an id/],
    // eslint-disable-next-line no-sparse-arrays -- what a computed definition may leave out
    ['a column that is left out', { columns: [, plainColumns[0]] }, 'column_without_id', /number 1 needs an id/],
  ])('The table names the fix for %s', (_, given, code, words) => {
    const refusal = refusalOf(given);
    expect(refusal).toBeInstanceOf(DataTableConfigurationError);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(words);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'rowsSource needs an array: pass rowsSource(array), or rowsSource([]) and `loading` while'],
    ['an answer with rows in it', { rows: agencies }, 'rowsSource needs an array: pass rowsSource(array)'],
  ])('The table names the fix for rows that are %s', (_, rows, words) => {
    expect(() => rowsSource(rows as never)).toThrow(DataTableConfigurationError);
    expect(() => rowsSource(rows as never)).toThrow(words);
  });

  it('The table has no pages if it has no columns, unless it is loading', () => {
    const { rerender } = show({ columns: [] });
    expect(screen.getByText('No columns are shown')).toBeInTheDocument();
    expect(screen.queryByText('Rows per page:')).not.toBeInTheDocument();
    rerender(<DataTable source={source} columns={[]} loading aria-label="Agencies" storage={null} />);
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
  });

  it('The table shows skeleton rows over an empty source while data is loading [TABLE-STATE-2]', () => {
    const { rerender } = show({ source: rowsSource<Agency>([]), loading: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    rerender(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} />);
    expect(bodyRows()).toHaveLength(10);
  });
});

describe('an invalid width', () => {
  it('An invalid width never makes the columns overlap', () => {
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

describe('rows without an id', () => {
  const columns: ColumnDef<{ city: string; id?: number }>[] = [{ id: 'city', header: 'City' }];
  const shown = (rows: { city: string; id?: number; below?: { city: string }[] }[], warn = jest.fn()) => {
    const onStateChange = jest.fn();
    const nested = rowsSource(rows, { subRows: (row) => row.below });
    const props = { columns, selection: 'multiple' as const, storage: null, onStateChange, logger: { warn } };
    const { rerender } = render(<DataTable {...props} source={nested} aria-label="Cities" />);
    const renew = (next: typeof rows) =>
      rerender(<DataTable {...props} source={rowsSource(next)} aria-label="Cities" />);
    return { state: () => onStateChange.mock.lastCall[0], warn, renew };
  };
  const box = (city: string) => screen.getByRole('checkbox', { name: `Select ${city}` });

  it('Rows without an id are identified by their numbers in the source, which keep selection and expansion [TABLE-ROW-4]', async () => {
    const { state, renew } = shown([{ city: 'Austin' }, { city: 'Dallas', below: [{ city: 'Plano' }] }]);
    await userEvent.click(box('Dallas'));
    expect(state().rowSelection.ids).toEqual(['1']);
    await userEvent.click(screen.getByRole('button', { name: 'Expand Dallas' }));
    expect(state().expanded).toEqual(['1']);
    renew([{ city: 'Tulsa' }, { city: 'Norman' }]);
    expect(box('Norman')).toBeChecked();
    expect(box('Tulsa')).not.toBeChecked();
  });

  it('A row without an id shares its number with a row that has this id, which is logged [TABLE-ROW-4]', async () => {
    const { warn } = shown([{ city: 'Tulsa', id: 7 }, { city: 'Austin' }, { city: 'Dallas', id: 1 }]);
    await userEvent.click(box('Austin'));
    expect(box('Dallas')).toBeChecked();
    expect(box('Tulsa')).not.toBeChecked();
    expect(warn.mock.calls.flat()).toEqual(['Rows 1 and 2 have the same id "1"']);
  });
});
