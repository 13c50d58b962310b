import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainColumns, type Agency } from '../DataTable/agencies.test-support.ts';
import { agencies, cellTexts, grid, source, status } from '../DataTable/DataTable.test-support.tsx';
import { DataTable } from '../index.ts';
import type { DataTableProps } from '../index.ts';
import { useRowPinning, type RowPinningOptions } from '../pinning.ts';

interface PageProps extends RowPinningOptions {
  table?: Partial<DataTableProps<Agency>>;
}

function Page({ table, ...options }: PageProps) {
  const { plugin, column } = useRowPinning<Agency>(options);
  const columns = [...plainColumns.slice(0, 3), column];
  return <DataTable {...{ source, columns }} plugins={[plugin]} aria-label="Agencies" storage={null} {...table} />;
}

const show = (props: PageProps = {}) => render(<Page {...props} />);
const rows = () => within(grid()).getAllByRole('row').slice(1);
const names = (count: number) =>
  rows()
    .slice(0, count)
    .map((row) => cellTexts(row)[0]);
const name = (place: number) => agencies[place]?.name as string;
const id = (place: number) => agencies[place]?.id as string;
const pinned = () =>
  rows()
    .filter((row) => !Number.isInteger(Number(row.dataset['row'])))
    .map((row) => cellTexts(row)[0]);

describe('useRowPinning', () => {
  it('The logger reports pin buttons in a table without the plug-in, with the fix', async () => {
    const logger = { warn: jest.fn() };
    show({ table: { plugins: [], logger } });
    await waitFor(() =>
      expect(logger.warn.mock.calls).toEqual([
        ['Column "rowPin": Error: pass the `plugin` of useRowPinning to the plugins of the table'],
      ]),
    );
  });

  it('The pin button keeps a row below the header, on every page [PLUS-41]', async () => {
    const user = userEvent.setup();
    const onPinnedChange = jest.fn();
    show({ onPinnedChange });
    await user.click(within(rows()[2] as HTMLElement).getByRole('button', { name: 'Pin row' }));
    expect(pinned()).toEqual([name(2)]);
    expect(onPinnedChange).toHaveBeenLastCalledWith([id(2)]);
    expect(status()).toContain('Row pinned');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names(2)).toEqual([name(2), name(10)]);
    const unpin = within(rows()[0] as HTMLElement).getByRole('button', { name: 'Unpin row' });
    // Its name says what it does: "Unpin row, pressed" would mean the opposite.
    expect(unpin).not.toHaveAttribute('aria-pressed');
    await user.click(unpin);
    expect(pinned()).toEqual([]);
    expect(status()).toContain('Row no longer pinned');
  });

  it('Arrow keys reach pinned rows from the header and from the first row', async () => {
    const user = userEvent.setup();
    show({ defaultPinned: [id(5), id(3)] });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(name(5));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent(agencies[3]?.city as string);
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent(name(0));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.closest('[role="columnheader"]')).not.toBeNull();
  });

  it.each(['{Enter}', ' '])('Pressing %j once in the cell of the pin button pins and unpins the row', async (key) => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard(`{ArrowDown}{End}${key}`);
    expect(pinned()).toEqual([name(0)]);
    await user.keyboard(`{ArrowUp}${key}`);
    expect(pinned()).toEqual([]);
    expect(grid()).toContainElement(document.activeElement as HTMLElement);
  });

  it('Enter on the pin button unpins the row, and Enter elsewhere opens it', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    show({ defaultPinned: [id(5)], table: { onRowClick } });
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onRowClick.mock.lastCall[0].valueOf('name')).toBe(name(5));
    await user.keyboard('{End}{Enter}');
    expect(pinned()).toEqual([]);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  });

  it('Tab still leads into the table after the pinned row with the focus is gone', async () => {
    const user = userEvent.setup();
    show({ defaultPinned: [id(5), id(3)] });
    await user.click(within(rows()[1] as HTMLElement).getByText(name(3)));
    await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Unpin row' }));
    await user.click(document.body);
    await user.tab();
    expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(name(0));
    await user.click(within(rows()[0] as HTMLElement).getByText(name(5)));
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Unpin row' }));
    await user.click(document.body);
    await user.tab();
    expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(name(0));
  });

  it('A pinned row stays when the search excludes it, and cannot be selected then', async () => {
    const user = userEvent.setup();
    show({ table: { search: true, selection: 'multiple' } });
    await user.click(within(rows()[2] as HTMLElement).getByRole('button', { name: 'Pin row' }));
    const box = () => within(rows()[0] as HTMLElement).getByRole('checkbox');
    await user.click(box());
    expect(rows()[0]).toHaveAttribute('aria-selected', 'true');
    expect(rows()[3]).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard(name(0));
    await screen.findByText('1 result', { exact: false, selector: '[role="status"]' });
    expect(within(rows()[0] as HTMLElement).getByText(name(2))).toBeVisible();
    expect(box()).toBeDisabled();
  });

  it('An initially pinned row stays when the search excludes it, then or from the start', async () => {
    const user = userEvent.setup();
    const { unmount } = show({ defaultPinned: [id(5)], table: { search: true } });
    expect(pinned()).toEqual([name(5)]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard(name(0));
    await screen.findByText('1 result', { exact: false, selector: '[role="status"]' });
    expect(pinned()).toEqual([name(5)]);
    unmount();
    show({ defaultPinned: [id(5)], table: { defaultState: { globalFilter: name(0) } } });
    expect(pinned()).toEqual([name(5)]);
  });

  it('useRowPinning unpins the first row if there are too many', async () => {
    const user = userEvent.setup();
    show({ defaultPinned: [id(0), id(1)], max: 2 });
    await user.click(within(rows()[6] as HTMLElement).getByRole('button', { name: 'Pin row' }));
    expect(pinned()).toEqual([name(1), name(4)]);
  });

  it('useRowPinning ignores ids that no row has', () => {
    show({ defaultPinned: ['gone'] });
    expect(pinned()).toEqual([]);
  });
});
