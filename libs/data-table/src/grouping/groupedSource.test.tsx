import { LocaleProvider } from '@agency-insights/ui-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { status } from '../DataTable/DataTable.test-support.tsx';
import { groupedSource, isDataRow, type GroupingOptions } from '../grouping.ts';
import { columnSource, createTableEngine, DataTable, remoteSource, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { table } from '../testing.ts';

interface Policy {
  id: string;
  carrier: string;
  state: string | null;
  line: string;
  premium: number | null;
}

const policies: Policy[] = [
  { id: 'P1', carrier: 'Hartline', state: 'TX', line: 'Auto', premium: 100 },
  { id: 'P2', carrier: 'Meridian', state: 'OK', line: 'Home', premium: 50 },
  { id: 'P3', carrier: 'Cedar', state: 'TX', line: 'Home', premium: 300 },
  { id: 'P4', carrier: 'Prairie', state: 'TX', line: 'Auto', premium: null },
  { id: 'P5', carrier: 'Atlantic', state: null, line: 'Auto', premium: 7 },
];
const columns: ColumnDef<Policy>[] = [
  { id: 'carrier', header: 'Carrier', cell: ({ row }) => <b>{row().carrier}</b> },
  { id: 'state', header: 'State', filterType: 'select' },
  { id: 'line', header: 'Line' },
  { id: 'premium', header: 'Premium', aggregationFn: 'sum', format: (value) => `$${String(value)}` },
];

const grouped = (options: Partial<GroupingOptions> = {}) =>
  groupedSource(rowsSource(policies), { by: ['state'], ...options });
const show = (props: Partial<DataTableProps<Policy>> = {}) =>
  render(<DataTable source={grouped()} columns={columns} aria-label="Policies" storage={null} {...props} />);
const policyTable = table('Policies');
const cells = (...headers: string[]) =>
  policyTable.rows().map((row) => headers.map((header) => row.cell(header)).join(' '));

describe('groupedSource', () => {
  it('groupedSource shows groups with their row counts and subtotals, in the order of their values [PLUS-41]', () => {
    show();
    expect(cells('Carrier', 'Premium')).toEqual(['OK (1) $50', 'TX (3) $400', '– (1) $7']);
    expect(policyTable.row('TX (3)').cell('Line')).toBe('');
  });

  it('Click and keyboard open a group to its rows', async () => {
    show();
    await policyTable.row('TX (3)').toggleNested();
    expect(policyTable.column('Carrier')).toEqual(['OK (1)', 'TX (3)', 'Hartline', 'Cedar', 'Prairie', '– (1)']);
    expect(policyTable.row('Cedar').element).toHaveAttribute('aria-level', '2');
    await userEvent.click(policyTable.row('TX (3)').cellElement('Carrier'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(policyTable.column('Carrier')).toHaveLength(3);
  });

  it('groupedSource groups in levels, and each level has the subtotals of all rows below', () => {
    show({ source: grouped({ by: ['state', 'line'] }), defaultState: { expanded: ['group:TX'] } });
    expect(cells('Carrier', 'Premium')).toEqual([
      'OK (1) $50',
      'TX (3) $400',
      'Auto (2) $100',
      'Home (1) $300',
      '– (1) $7',
    ]);
  });

  it('groupedSource counts only rows that pass search and filters, and hides empty groups', () => {
    show({ defaultState: { columnFilters: [{ id: 'state', value: ['TX'] }], globalFilter: 'auto' } });
    expect(cells('Carrier', 'Premium')[0]).toBe('TX (2) $100');
    expect(policyTable.column('Carrier')).toEqual(['TX (2)', 'Hartline', 'Prairie']);
    expect(policyTable.footer('Premium')).toBe('Sum $100');
  });

  it('groupedSource sorts groups by the subtotals or values of the sorted column, and rows within them', async () => {
    show({ defaultState: { expanded: true } });
    await policyTable.sort('Premium', 'descending');
    expect(policyTable.column('Carrier')).toEqual([
      ...['TX (3)', 'Cedar', 'Hartline', 'Prairie', 'OK (1)', 'Meridian', '– (1)', 'Atlantic'],
    ]);
    await policyTable.sort('State', 'descending');
    expect(policyTable.column('Carrier').filter((text) => text.includes('('))).toEqual(['TX (3)', 'OK (1)', '– (1)']);
  });

  it('groupedSource labels groups as the caller says, in another column', () => {
    const label = ({ text, count }: { text: string; count: number }) => `${text || 'No state'}: ${count}`;
    show({ source: grouped({ label, labelColumn: 'state' }) });
    expect(policyTable.column('State')).toEqual(['OK: 1', 'TX: 3', 'No state: 1']);
  });

  it('The logger reports a labelColumn that does not exist, once', async () => {
    const logger = { warn: jest.fn() };
    const source = grouped({ labelColumn: 'stat' });
    const { rerender } = show({ source, logger });
    rerender(<DataTable source={source} columns={columns} aria-label="Policies" storage={null} logger={logger} />);
    await act(async () => undefined);
    expect(logger.warn.mock.calls).toEqual([
      ['Unknown column id "stat" in labelColumn. Known ids: carrier, state, line, premium'],
    ]);
  });

  it.each([
    ['en-US', 'TX (1,200)'],
    ['de-DE', 'TX (1.200)'],
  ])('groupedSource formats row counts in the format of %s: %s [PLUS-40]', (locale, label) => {
    const state = Array.from({ length: 1200 }, () => 'TX');
    const source = groupedSource(columnSource({ rowCount: 1200, columns: { state } }), { by: ['state'] });
    render(
      <LocaleProvider locale={locale}>
        <DataTable source={source} columns={[{ id: 'state', header: 'State' }]} aria-label="Policies" storage={null} />
      </LocaleProvider>,
    );
    expect(policyTable.column('State')).toEqual([label]);
  });

  it('The pages of a table say that they count groups and rows, and the results are rows', async () => {
    const user = userEvent.setup();
    show({ pageSizes: [2, 10] });
    expect(screen.getByText('1-2 of 3 groups and rows')).toBeVisible();
    expect(status()).toContain('5 results');
    await user.click(policyTable.row('TX (3)').element.querySelector('[data-expander]') as HTMLElement);
    expect(screen.getByText('1-2 of 6 groups and rows')).toBeVisible();
  });

  it('`isDataRow` tells data rows from groups', () => {
    show({ getRowClassName: (details) => (isDataRow(details) ? 'data' : 'group'), defaultState: { expanded: true } });
    const isGroup = ({ element }: { element: HTMLElement }) => element.classList.contains('group');
    expect(policyTable.rows().filter(isGroup)).toHaveLength(3);
    expect(policyTable.rows()).toHaveLength(8);
  });

  it('groupedSource creates one group per value for dictionary columns, dates and lists', () => {
    const begun = [new Date('2026-01-01'), new Date('2026-01-01'), null];
    const source = columnSource({
      rowCount: 3,
      columns: { begun, state: { codes: [1, 1, 0], dictionary: ['OK', 'TX'] }, amount: Float64Array.of(1, 2, 4) },
    });
    const of = (by: string[]) => {
      const engine = createTableEngine(groupedSource(source, { by }), [
        { id: 'amount', accessor: 'amount' },
        { id: 'begun', accessor: 'begun' },
      ]);
      const view = engine.compute({ aggregates: [{ columnId: 'begun', aggregationFn: 'count' }] });
      return [...(view.rows ?? [])].map((row) => view.reader.value('amount', row));
    };
    expect(of(['begun'])).toEqual(['2026-01-01 (2)', '– (1)']);
    expect(of(['state'])).toEqual(['OK (1)', 'TX (2)']);
  });

  it('groupedSource computes a million rows in slices, with the same result as at once', async () => {
    const rowCount = 50_000;
    const state = Array.from({ length: rowCount }, (_, row) => `S${row % 50}`);
    const premium = Float64Array.from({ length: rowCount }, (_, row) => row / 100);
    const source = groupedSource(columnSource({ rowCount, columns: { state, premium } }), { by: ['state'] });
    const engineColumns = [
      { id: 'state', accessor: 'state' },
      { id: 'premium', accessor: 'premium' },
    ];
    const request = {
      sorting: [{ id: 'premium', desc: true }],
      aggregates: [{ columnId: 'premium', aggregationFn: 'sum' as const }],
      expanded: true as const,
    };
    const atOnce = createTableEngine(source, engineColumns).compute(request);
    const inSlices = await createTableEngine(source, engineColumns).computeAsync(request);
    expect(inSlices.rows).toEqual(atOnce.rows);
    expect(atOnce.rowCount).toBe(rowCount + 50);
    const total = premium.reduce((sum, value) => sum + value, 0);
    const groupRows = [...(atOnce.rows ?? [])].filter((row) => row >= rowCount);
    const subtotals = groupRows.map((row) => Number(atOnce.reader.value('premium', row)));
    expect(subtotals.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 2);
    expect(subtotals).toEqual([...subtotals].sort((a, b) => b - a));
  });

  it('groupedSource groups no rows before data has loaded', () => {
    expect(groupedSource(rowsSource<Policy>([]), { by: ['state'] }).rowCount).toBe(0);
  });

  it('groupedSource reports a source or a key that cannot be grouped', () => {
    const rows = rowsSource(policies);
    expect(() => groupedSource(rows, { by: [] })).toThrow('at least one key');
    expect(() => groupedSource(columnSource({ rowCount: 0, columns: {} }), { by: ['x'] })).toThrow('no key "x"');
    const nested = columnSource({ rowCount: 1, columns: {}, parents: Int32Array.of(-1) });
    expect(() => groupedSource(nested, { by: ['a'] })).toThrow('no nested rows');
    const server = remoteSource<Policy>({ fetchRows: () => Promise.resolve({ rows: [], total: 0 }) });
    expect(() => groupedSource(server, { by: ['state'] })).toThrow('not one of a server');
    expect(() => groupedSource(rows, { by: ['stat'] })).toThrow('no key "stat"');
  });
});
