import { act, render, screen, waitFor, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { copyTable, tableCsv, useTableCsv, type CsvOptions, type TableCsvOptions } from '../csv.ts';
import { plainColumns, type Agency } from '../DataTable/agencies.test-support.ts';
import { agencies, tableOf } from '../DataTable/DataTable.test-support.tsx';
import { columnSource, DataTable, remoteSource, rowsSource } from '../index.ts';
import { useRowPinning } from '../pinning.ts';
import type { ColumnDef, DataTableHandle, DataTableProps } from '../index.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

async function csvOf<TRow>(props: Partial<DataTableProps<TRow>>, options?: CsvOptions): Promise<string> {
  const ref = createRef<DataTableHandle>();
  const { columns = plainColumns as never } = props;
  const table = { source: rowsSource(agencies) as never, 'aria-label': 'Agencies', storage: null, ...props };
  const { unmount } = render(<DataTable<TRow> {...table} columns={columns} ref={ref} />);
  const file = await tableCsv(ref.current as DataTableHandle, columns, options);
  unmount();
  return textOf(file);
}

/** The file's text with its mark. */
function textOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve) => {
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
  });
  reader.readAsArrayBuffer(file);
  return read;
}

interface Odd {
  id: string;
  name: string;
  premium: number | null;
  begun: Date;
  renewed: boolean;
}
const odd: Odd[] = [
  { id: '1', name: '=HYPERLINK("https://evil.test")', premium: -1234.5, begun: new Date('2026-01-15'), renewed: true },
  { id: '2', name: 'Smith, "Jones" & Co', premium: null, begun: new Date('2026-02-03T10:00:00Z'), renewed: false },
];
const oddColumns: ColumnDef<Odd>[] = [
  { id: 'name', header: 'Agency' },
  { id: 'premium', header: 'Premium', format: (value) => (value === null ? 'none' : dollars.format(Number(value))) },
  { id: 'begun', header: 'Begun', format: (value) => (value as Date).toDateString() },
  { id: 'renewed', header: 'Renewed' },
];
const oddSource = rowsSource(odd);

describe('tableCsv', () => {
  it('tableCsv leaves out columns of buttons', async () => {
    let pinned = '';
    function Pinned() {
      const { plugin, column } = useRowPinning<Agency>();
      const { ref } = useTableCsv({ columns: [...plainColumns, column], fileName: 'agencies' });
      const save = async () => {
        pinned = await textOf(await tableCsv(ref.current!, [...plainColumns, column]));
      };
      return (
        <>
          <DataTable
            {...{ ref, columns: [...plainColumns, column], plugins: [plugin] }}
            source={rowsSource(agencies)}
            aria-label="Agencies"
            storage={null}
          />
          <button onClick={() => void save()}>Save</button>
        </>
      );
    }
    render(<Pinned />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pinned).toContain('Agency'));
    expect(pinned).not.toContain('Pin');
  });

  it('tableCsv writes all rows that pass search and filters, on all pages, in their order, with the visible columns [PLUS-41]', async () => {
    const text = await csvOf<Agency>({
      defaultState: {
        sorting: [{ id: 'policies', desc: true }],
        globalFilter: 'tx',
        columnVisibility: { city: false },
        columnOrder: ['policies', 'name'],
      },
    });
    const lines = text.slice(1).trimEnd().split('\r\n');
    const expected = agencies.filter(({ city }) => city.includes('TX')).sort((a, b) => b.policies - a.policies);
    expect(lines[0]).toMatch(/^Policies,Agency/);
    expect(lines[0]).not.toContain('City');
    expect(lines).toHaveLength(expected.length + 1);
    expect(lines[1]).toMatch(new RegExp(`^${expected[0]?.policies},`));
  });

  it('tableCsv writes numbers and dates for a spreadsheet, other values as cells show them, and no formula', async () => {
    expect(await csvOf({ source: oddSource, columns: oddColumns })).toBe(
      '\uFEFFAgency,Premium,Begun,Renewed\r\n' +
        `"'=HYPERLINK(""https://evil.test"")",-1234.5,2026-01-15,Yes\r\n` +
        '"Smith, ""Jones"" & Co",,2026-02-03,No\r\n',
    );
  });

  it('tableCsv writes cells as shown, with the separators of other countries, or without headers', async () => {
    const text = await csvOf({ source: oddSource, columns: oddColumns }, { values: 'shown', headers: false });
    expect(text).toContain(',"-$1,235",Thu Jan 15 2026,Yes\r\n');
    const german = await csvOf({ source: oddSource, columns: oddColumns }, { separator: ';', decimal: ',' });
    expect(german).toContain(';-1234,5;2026-01-15;Yes\r\n');
  });

  it('tableCsv works in slices, reports progress, and can be cancelled', async () => {
    const ref = createRef<DataTableHandle>();
    const number = Float64Array.from({ length: 300 }, (_, row) => row);
    const columns = [{ id: 'number', header: 'Number' }];
    const source = columnSource({ columns: { number }, rowCount: number.length });
    render(<DataTable {...{ source, columns }} aria-label="Numbers" storage={null} ref={ref} />);
    const reports: number[] = [];
    // A slice is over after two looks at this clock.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    await tableCsv(ref.current as DataTableHandle, columns, { onProgress: (rows) => reports.push(rows) });
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.at(-1)).toBe(300);
    const cancelling = new AbortController();
    const cancelled = tableCsv(ref.current as DataTableHandle, columns, {
      signal: cancelling.signal,
      onProgress: () => cancelling.abort(new Error('Enough')),
    });
    await expect(cancelled).rejects.toThrow('Enough');
  });

  it('tableCsv refuses server rows that have not loaded', async () => {
    const ref = createRef<DataTableHandle>();
    const fetchRows = () => Promise.resolve({ rows: agencies.slice(0, 10), total: 120 });
    const source = remoteSource<Agency>({ pageSize: 10, restMs: 0, fetchRows });
    render(tableOf({ source, ref } as never));
    await screen.findByText(agencies[0]?.name as string);
    await expect(tableCsv(ref.current as DataTableHandle, plainColumns)).rejects.toThrow(
      'Row 11 is not loaded: let the server write the file',
    );
  });
});

describe('copyTable', () => {
  it('copyTable copies the rows for a spreadsheet: a line each, tabs between cells', async () => {
    userEvent.setup();
    const ref = createRef<DataTableHandle>();
    render(<DataTable source={oddSource} columns={oddColumns} aria-label="Odd" storage={null} ref={ref} />);
    expect(await copyTable(ref.current as DataTableHandle, oddColumns)).toBe(2);
    expect(await navigator.clipboard.readText()).toBe(
      'Agency\tPremium\tBegun\tRenewed\n' +
        `'=HYPERLINK("https://evil.test")\t-1234.5\t2026-01-15\tYes\n` +
        'Smith, "Jones" & Co\t\t2026-02-03\tNo',
    );
  });
});

describe('useTableCsv', () => {
  function Table(props: Partial<TableCsvOptions<Odd>>) {
    const csv = useTableCsv({ columns: oddColumns, fileName: 'agencies', ...props });
    const { ref, exportOptions } = csv;
    return <DataTable source={oddSource} columns={oddColumns} aria-label="Odd" {...{ ref, exportOptions }} />;
  }

  afterEach(() => jest.restoreAllMocks());

  it('useTableCsv adds a button to the table that saves the file under its name', async () => {
    const saved: [string, string][] = [];
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.download, this.href]);
    });
    render(<Table label="Export CSV" />);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual([['agencies.csv', 'blob:1']]));
    expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
  });

  it('useTableCsv reports an export without its ref, with the fix', async () => {
    const onError = jest.fn();
    function Unconnected() {
      const { exportOptions } = useTableCsv({ columns: oddColumns, fileName: 'agencies', onError });
      return <DataTable source={oddSource} columns={oddColumns} aria-label="Odd" exportOptions={exportOptions} />;
    }
    render(<Unconnected />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(onError).toHaveBeenCalledWith(
      new Error('useTableCsv found no table to export: pass its `ref` to the DataTable, which must show rows'),
    );
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it.each([
    ['development', ['useTableCsv found no table to copy: pass its `ref` to the DataTable, which must show rows']],
    ['production', []],
  ])('In %s, a copy without a table warns %j', async (environment, expected) => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = environment;
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { result } = renderHook(() => useTableCsv({ columns: oddColumns, fileName: 'agencies' }));
    expect(await result.current.copy()).toBe(0);
    process.env.NODE_ENV = NODE_ENV;
    expect(warn.mock.calls.flat()).toEqual(expected);
    warn.mockRestore();
  });

  it('useTableCsv reports why a file could not be written', async () => {
    const onError = jest.fn();
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('No room');
      },
    });
    render(<Table onError={onError} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('No room')));
    await act(async () => undefined);
  });
});
