import { LocaleProvider } from '@agency-insights/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createTableEngine, DataTable, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { bodyRows, cellTexts } from './DataTable.test-support.tsx';

interface Visit {
  name: string;
  seen: Date | null;
}

// Midnight, half past nine and the last minute of 15 January in Berlin, an hour ahead of UTC.
const visits: Visit[] = [
  { name: 'Midnight', seen: new Date('2024-01-14T23:00:00Z') },
  { name: 'Morning', seen: new Date('2024-01-15T08:30:00Z') },
  { name: 'Last minute', seen: new Date('2024-01-15T22:59:00Z') },
  { name: 'Next day', seen: new Date('2024-01-15T23:00:00Z') },
  { name: 'Never', seen: null },
  { name: 'Broken', seen: new Date(Number.NaN) },
];
const source = rowsSource(visits);

beforeEach(() => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function showVisits(seen: Partial<ColumnDef<Visit>>, props: Partial<DataTableProps<Visit>> = {}) {
  const columns: ColumnDef<Visit>[] = [
    { id: 'name', header: 'Name' },
    { id: 'seen', header: 'Seen', filterType: 'date', ...seen },
  ];
  return render(<DataTable source={source} columns={columns} aria-label="Agencies" storage={null} {...props} />);
}

const column = (place: number) => bodyRows().map((row) => cellTexts(row)[place]);
const onDay = (day: string) => ({ defaultState: { columnFilters: [{ id: 'seen', value: day }] } });

describe('dates', () => {
  it('Dates are shown in UTC by default', () => {
    const { unmount } = showVisits({});
    expect(column(1)).toEqual(['01/14/2024', '01/15/2024', '01/15/2024', '01/15/2024', '–', '–']);
    unmount();
    showVisits({}, onDay('2024-01-15'));
    expect(column(0)).toEqual(['Morning', 'Last minute', 'Next day']);
  });

  it('Date columns have room for their times, unless the column sets a width', () => {
    const { unmount } = showVisits({ showTime: true });
    expect(screen.getByRole('grid').style.getPropertyValue('--columns')).toContain('minmax(180px');
    unmount();
    showVisits({ showTime: true, minWidth: 90 });
    expect(screen.getByRole('grid').style.getPropertyValue('--columns')).toContain('minmax(90px');
  });

  it("Dates use the user's time zone in cells, filters and search if their column says so [TABLE-FILTER-4]", () => {
    const local = { timeZone: 'local' } as const;
    const first = showVisits(local);
    expect(column(1)).toEqual(['01/15/2024', '01/15/2024', '01/15/2024', '01/16/2024', '–', '–']);
    first.unmount();
    const second = showVisits(local, onDay('2024-01-15'));
    expect(column(0)).toEqual(['Midnight', 'Morning', 'Last minute']);
    second.unmount();
    showVisits(local, { defaultState: { globalFilter: '2024-01-16' } });
    expect(column(0)).toEqual(['Next day']);
  });

  it('Dates show their times on request, and the search finds them', () => {
    const { unmount } = showVisits({ showTime: true });
    expect(column(1).slice(0, 3)).toEqual(['01/14/2024 11:00 PM', '01/15/2024 08:30 AM', '01/15/2024 10:59 PM']);
    expect(column(1).slice(4)).toEqual(['–', '–']);
    unmount();
    showVisits({ showTime: true, timeZone: 'local' }, { defaultState: { globalFilter: '09:30' } });
    expect(bodyRows().map(cellTexts)).toEqual([['Morning', '01/15/2024 09:30 AM']]);
  });

  it('The select filter lists dates as shown [TABLE-FILTER-2]', async () => {
    const user = userEvent.setup();
    showVisits({ timeZone: 'local', filterType: 'select' });
    await user.click(screen.getByRole('button', { name: 'Seen column menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
    await user.click(await screen.findByRole('checkbox', { name: /^01\/15\/2024\s*3$/ }));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Seen: 01/15/2024')).toBeInTheDocument();
    expect(column(0)).toEqual(['Midnight', 'Morning', 'Last minute']);
  });

  it('The select filter lists dates with their times if the column shows them [TABLE-FILTER-2]', async () => {
    const user = userEvent.setup();
    showVisits({ timeZone: 'local', showTime: true, filterType: 'select' });
    await user.click(screen.getByRole('button', { name: 'Seen column menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
    await user.click(await screen.findByRole('checkbox', { name: /^01\/15\/2024 09:30 AM\s*1$/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Seen: 01/15/2024 09:30 AM')).toBeInTheDocument();
    expect(column(0)).toEqual(['Morning']);
  });

  it('Dates are shown and found in the form of the locale, and found in the ISO form [PLUS-40]', async () => {
    const user = userEvent.setup();
    const inGerman = (seen: Partial<ColumnDef<Visit>>, defaultState: DataTableProps<Visit>['defaultState'] = {}) => {
      cleanup();
      const columns: ColumnDef<Visit>[] = [
        { id: 'name', header: 'Name' },
        { id: 'seen', header: 'Seen', ...seen },
      ];
      render(
        <LocaleProvider locale="de-DE">
          <DataTable {...{ source, columns, defaultState }} aria-label="Agencies" storage={null} />
        </LocaleProvider>,
      );
    };
    inGerman({});
    expect(column(1)).toEqual(['14.01.2024', '15.01.2024', '15.01.2024', '15.01.2024', '–', '–']);
    inGerman({ timeZone: 'local', showTime: true });
    expect(column(1).slice(0, 2)).toEqual(['15.01.2024 00:00', '15.01.2024 09:30']);
    for (const globalFilter of ['15.01.', '2024-01-15']) {
      inGerman({}, { globalFilter });
      expect(column(0)).toEqual(['Morning', 'Last minute', 'Next day']);
      inGerman({ filterType: 'text' }, { columnFilters: [{ id: 'seen', value: globalFilter }] });
      expect(column(0)).toEqual(['Morning', 'Last minute', 'Next day']);
    }
    inGerman({ filterType: 'date' }, { columnFilters: [{ id: 'seen', value: '2024-01-14' }] });
    expect(screen.getByText('Seen: 14.01.2024')).toBeInTheDocument();
    inGerman({ filterType: 'select', timeZone: 'local', showTime: true });
    await user.click(screen.getByRole('button', { name: 'Seen column menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
    await user.click(await screen.findByRole('checkbox', { name: /^15\.01\.2024 09:30\s*1$/ }));
    await user.keyboard('{Escape}');
    expect(column(0)).toEqual(['Morning']);
  });

  it('A custom format receives the date itself, and its text is shown', () => {
    const format = (value: unknown) => (value instanceof Date ? String(value.getTime()) : 'none');
    showVisits({ timeZone: 'local', showTime: true, format });
    expect(column(1)[0]).toBe(String(visits[0]?.seen?.getTime()));
  });

  it('A date of any zone and time passes the filter for its shown day, and for no other', () => {
    const time = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(time, { minLength: 1 }), fc.integer({ min: -840, max: 720 }), (times, offset) => {
        jest.mocked(Date.prototype.getTimezoneOffset).mockReturnValue(offset);
        const engine = createTableEngine(rowsSource(times.map((seen) => ({ seen }))), [
          { id: 'seen', accessor: 'seen', timeZone: 'local' },
        ]);
        const days = times.map((one) => new Date(one.getTime() - offset * 60_000).toISOString().slice(0, 10));
        for (const day of days) {
          const filters = [{ type: 'date' as const, columnId: 'seen', from: day, to: day }];
          const { rows } = engine.compute({ filters });
          expect([...(rows ?? [])]).toEqual(days.flatMap((other, row) => (other === day ? [row] : [])));
        }
        expect(new Set(engine.facets('seen').values.map((facet) => facet.value))).toEqual(new Set(days));
      }),
      { numRuns: 50 },
    );
  });
});
