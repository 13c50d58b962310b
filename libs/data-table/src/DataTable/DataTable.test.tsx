import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DataTable, columnSource, rowsSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, bodyRows, cellTexts, grid, show } from './DataTable.test-support.tsx';

describe('DataTable', () => {
  it('DataTable shows rows under their headers, with numbers formatted and right-aligned [TABLE-COL-1]', () => {
    const one: Agency = {
      ...(agencies[0] as Agency),
      name: 'Lone Star Risk Advisors',
      city: 'Austin, TX',
      policies: 4218,
      searchPremium: 38412650,
      yearOnYear: null,
    };
    show({ source: rowsSource([one]) });
    expect(cellTexts(bodyRows()[0])).toEqual(['Lone Star Risk Advisors', 'Austin, TX', '4,218', '38,412,650', '–']);
    expect(screen.getByRole('gridcell', { name: '4,218' })).toHaveAttribute('data-align', 'right');
  });

  it('DataTable has no selector that Emotion warns of in development', () => {
    show({ caption: 'Agencies', search: true, selection: 'multiple' });
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    expect(rules.join(' ')).toContain('inline-size');
    expect(rules.join(' ')).not.toMatch(/:(first|nth|nth-last)-child/);
  });

  it('DataTable renders custom cells from the value, other columns and the row [TABLE-COL-1]', () => {
    const columns: ColumnDef<Agency>[] = [
      {
        id: 'name',
        header: 'Agency',
        cell: ({ value, valueOf, row, rowIndex }) =>
          `${String(value)} | ${String(valueOf('city'))} | ${row().id} | ${rowIndex}`,
      },
      { id: 'city', header: 'City' },
    ];
    show({ columns });
    const { name, city, id } = agencies[0] as Agency;
    expect(cellTexts(bodyRows()[0])[0]).toBe(`${name} | ${city} | ${id} | 0`);
  });

  it('DataTable marks the edges with hidden content, also after scrolling', () => {
    show({});
    const view = grid().parentElement?.parentElement as HTMLElement;
    const scroller = grid().parentElement as HTMLElement;
    expect(view).toHaveAttribute('data-more', 'false');
    expect(view).toHaveAttribute('data-scrolled', 'false');
    Object.defineProperties(scroller, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
    fireEvent.scroll(scroller, { target: { scrollLeft: 0 } });
    expect(view).toHaveAttribute('data-more', 'true');
    expect(view).toHaveAttribute('data-scrolled', 'false');
    fireEvent.scroll(scroller, { target: { scrollLeft: 200 } });
    expect(view).toHaveAttribute('data-more', 'false');
    expect(view).toHaveAttribute('data-scrolled', 'true');
  });

  it('DataTable truncates the plain text of a renderer with an ellipsis, so that a cut number never looks complete', () => {
    const columns: ColumnDef<Agency>[] = [
      { id: 'searchPremium', header: 'Search premium', cell: ({ value }) => `$${String(value)}` },
    ];
    show({ columns });
    const figure = screen.getByText(`$${String(agencies[0]?.searchPremium)}`);
    expect(figure.tagName).toBe('SPAN');
    expect(figure).toHaveStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
  });

  it('DataTable renders a chip per value, and plain text if the column has type text despite a renderer [TABLE-COL-1]', () => {
    const columns: ColumnDef<Agency>[] = [
      { id: 'lines', header: 'Lines', type: 'chip' },
      { id: 'name', header: 'Agency', type: 'text', cell: () => 'drawn' },
      { id: 'yearOnYear', header: 'Year on year', type: 'chip' },
    ];
    const one: Agency = { ...(agencies[0] as Agency), lines: ['Personal', 'Commercial'], yearOnYear: null };
    show({ columns, source: rowsSource([one]) });
    expect(screen.getByText('Personal')).toBeInTheDocument();
    expect(screen.getByText('Commercial')).toBeInTheDocument();
    expect(cellTexts(bodyRows()[0]).slice(1)).toEqual([one.name, '–']);
  });

  it('DataTable shows yes, no and unknown in a checkbox column [TABLE-COL-1]', () => {
    const yearOnYear = (row: Agency) => (row.yearOnYear === null ? null : row.yearOnYear > 0);
    const rows = [4, -4, null].map((one, index) => ({ ...(agencies[index] as Agency), yearOnYear: one }));
    show({
      columns: [{ id: 'grows', header: 'Grows', type: 'checkbox', accessor: yearOnYear }],
      source: rowsSource(rows),
    });
    const [yes, no, unknown] = screen.getAllByRole('checkbox', { name: 'Grows' });
    expect(yes).toBeChecked();
    expect(no).not.toBeChecked();
    expect(no).not.toBePartiallyChecked();
    expect(unknown).toBePartiallyChecked();
  });

  it("DataTable reports the total size and each row's position to assistive technology [TABLE-VIRT-1]", () => {
    const many = columnSource({
      rowCount: 100_000,
      columns: { number: Int32Array.from({ length: 100_000 }, (_, row) => row) },
    });
    render(
      <DataTable source={many} columns={[{ id: 'number', header: 'Number' }]} aria-label="Agencies" paging={false} />,
    );
    expect(grid()).toHaveAttribute('aria-rowcount', '100001');
    expect(grid()).toHaveAttribute('aria-colcount', '1');
    expect(bodyRows().length).toBeLessThan(60);
    expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getByRole('gridcell', { name: '0' })).toHaveAttribute('aria-colindex', '1');
  });

  it('DataTable names the table by its caption', () => {
    show({ 'aria-label': undefined, caption: 'Agencies' });
    expect(grid()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Agencies' })).toBeInTheDocument();
  });

  it('DataTable has no accessibility violations with rows, without rows, and while loading', async () => {
    for (const props of [{}, { source: rowsSource<Agency>([]) }, { loading: true }, { error: true }]) {
      const { container, unmount } = show({ ...props, exportOptions: { onClick: () => undefined } });
      expect(await axe(container)).toHaveNoViolations();
      unmount();
    }
  });

  it('DataTable refuses a column without an id or a header, and logs other invalid columns [TABLE-COL-2] [TABLE-COL-3]', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const logger of [undefined, { warn: jest.fn() }])
      expect(() => show({ columns: [{ header: 'Agency' } as ColumnDef<Agency>], logger })).toThrow(
        'Column "Agency" needs an id',
      );
    quiet.mockRestore();
    const warn = jest.fn();
    show({
      columns: [{ id: 'lines', header: 'Lines', type: 'custom' }],
      logger: { warn },
      defaultState: { columnOrder: ['gone'] },
    });
    expect(warn.mock.calls).toEqual([
      ['No custom cell renderer for key "lines"'],
      ['Unknown column id "gone". Known ids: lines'],
    ]);
  });

  it('DataTable logs a column that no row object has, and none that some row has [TABLE-COL-3]', () => {
    const warn = jest.fn();
    render(
      <DataTable
        source={rowsSource([{ name: 'Lone Star' }, { name: 'Sooner', address: { city: 'Tulsa' } }])}
        columns={[
          { id: 'name', header: 'Agency' },
          { id: 'address.city', header: 'City' },
          { id: 'line', header: 'Line', accessor: () => 'Personal' },
          { id: 'nmae', header: 'Name' },
        ]}
        logger={{ warn }}
        aria-label="Agencies"
      />,
    );
    expect(warn.mock.calls).toEqual([['Unknown column id "nmae". Known keys: name, address.city']]);
  });

  it('DataTable logs an invalid column once, however often the user sorts [TABLE-COL-3]', async () => {
    const user = userEvent.setup();
    const warn = jest.fn();
    const columns: ColumnDef<Agency>[] = [
      { id: 'name', header: 'Agency' },
      { id: 'lines', header: 'Lines', type: 'custom' },
    ];
    show({ columns, logger: { warn }, defaultState: { columnOrder: ['gone'] } });
    await user.click(screen.getByRole('button', { name: 'Agency' }));
    await user.click(screen.getByRole('button', { name: 'Agency' }));
    expect(warn.mock.calls).toEqual([
      ['No custom cell renderer for key "lines"'],
      ['Unknown column id "gone". Known ids: name, lines'],
    ]);
  });

  it('DataTable reports which row was clicked or entered by keyboard, and ignores controls in cells', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    const columns: ColumnDef<Agency>[] = [
      { id: 'name', header: 'Agency' },
      { id: 'id', header: 'Open', cell: () => <button type="button">Open</button> },
    ];
    show({ columns, onRowClick });
    await user.click(within(bodyRows()[2] as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement);
    await user.click(screen.getAllByRole('button', { name: 'Open' })[4] as HTMLElement);
    expect(onRowClick.mock.calls.map(([details]) => [details.rowIndex, details.row()])).toEqual([[2, agencies[2]]]);
    await user.keyboard('{Escape}{ArrowLeft}{Enter}');
    expect(onRowClick).toHaveBeenLastCalledWith(expect.objectContaining({ rowIndex: 3 }));
  });

  it('DataTable reports Enter in a cell whose link leads to the row’s page, and the link stays clickable', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    const LinkCell = ({ value }: { value: unknown }) => (
      <a href="#agency" tabIndex={-1} data-row-link="">
        {String(value)}
      </a>
    );
    show({ columns: [{ id: 'name', header: 'Agency', cell: LinkCell }], onRowClick });
    const [cell] = screen.getAllByRole('gridcell');
    act(() => cell?.focus());
    await user.keyboard('{Enter}');
    expect(onRowClick).toHaveBeenCalledTimes(1);
    expect(cell).toHaveFocus();
    await user.click(screen.getAllByRole('link')[0]!);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  });

  it('DataTable logs rows that share an id if rows can be selected', () => {
    const warn = jest.fn();
    show({
      source: rowsSource([agencies[0] as Agency, agencies[0] as Agency]),
      selection: 'multiple',
      logger: { warn },
    });
    expect(warn).toHaveBeenCalledWith(`Rows 0 and 1 have the same id "${agencies[0]?.id}"`);
  });
});
