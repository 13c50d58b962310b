import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, rowsSource } from '../index.ts';
import type { DataTableProps } from '../index.ts';
import './DataTable.test-support.tsx';
import { nestedAgencies, nestedColumns } from './nestedAgencies.test-support.ts';
import type { AgencyNode } from './nestedAgencies.test-support.ts';

const source = rowsSource(nestedAgencies, { subRows: (row) => row.branches });
const show = (props: Partial<DataTableProps<AgencyNode>> = {}) =>
  render(<DataTable source={source} columns={nestedColumns} aria-label="Groups" storage={null} {...props} />);
const rows = () =>
  within(screen.getByRole('treegrid', { name: 'Groups' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
const row = (name: string) => rows().find((one) => one.textContent?.includes(name)) as HTMLElement;

describe('nested rows', () => {
  it('Nested rows are a treegrid whose rows open and close by click, with their levels [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    expect(names()).toEqual(['Lone Star Risk Group', 'Sooner State Partners', 'Gulf Coast Assurance']);
    expect(row('Lone Star Risk Group')).toHaveAttribute('aria-expanded', 'false');
    expect(row('Gulf Coast Assurance')).not.toHaveAttribute('aria-expanded');
    await user.click(within(row('Lone Star Risk Group')).getByRole('button', { name: 'Expand Lone Star Risk Group' }));
    expect(row('Lone Star Risk Group')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Hill Country Coverage')).toHaveAttribute('aria-level', '2');
    expect(row('Hill Country Coverage')).toHaveAttribute('data-depth', '1');
    expect(row('Hill Country Coverage').style.getPropertyValue('--depth')).toBe('1');
    expect(onStateChange.mock.lastCall[0].expanded).toEqual(['G1']);
    await user.click(
      within(row('Lone Star Risk Group')).getByRole('button', { name: 'Collapse Lone Star Risk Group' }),
    );
    expect(names()).toHaveLength(3);
  });

  it('Arrow keys open and close nested rows [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(names()).toHaveLength(5);
    await user.keyboard('{ArrowLeft}');
    expect(names()).toHaveLength(3);
  });

  it('The left arrow moves from a nested row to its parent, up to the top [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    show({ defaultState: { expanded: true } });
    const focusedRow = () =>
      document.activeElement?.closest('[role="row"]')?.querySelector('span')?.parentElement?.textContent;
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focusedRow()).toBe('San Marcos branch');
    await user.keyboard('{ArrowLeft}');
    expect(focusedRow()).toBe('Lone Star Risk Advisors');
    await user.keyboard('{ArrowLeft}');
    expect(row('Lone Star Risk Advisors')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowLeft}');
    expect(focusedRow()).toBe('Lone Star Risk Group');
    expect(row('Lone Star Risk Group')).toHaveAttribute('aria-expanded', 'true');
    // In other columns arrows go from column to column.
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent('Lone Star Risk Advisors');
  });

  it('The left arrow moves to a parent row on the previous page [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    show({ pageSizes: [2], defaultState: { expanded: true, pagination: { pageIndex: 1, pageSize: 2 } } });
    expect(names()).toEqual(['Round Rock branch', 'San Marcos branch'].slice(0, 2));
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Lone Star Risk Advisors'));
    expect(names()).toEqual(['Lone Star Risk Group', 'Lone Star Risk Advisors']);
  });

  it('The asterisk opens all siblings of a row, and no other rows [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { sorting: [{ id: 'premium', desc: true }] } });
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}*');
    expect(onStateChange.mock.lastCall[0].expanded).toEqual(['G1', 'G2']);
    expect(names()).toHaveLength(7);
    // Rows above it have opened, and the focus is where it was.
    expect(document.activeElement).toHaveTextContent('Sooner State Partners');
    await user.keyboard('{ArrowUp}*');
    expect(onStateChange.mock.lastCall[0].expanded).toEqual(['G1', 'G2', 'G1-1']);
    expect(document.activeElement).toHaveTextContent('Hill Country Coverage');
    // In other columns it is a sign like others.
    await user.keyboard('{Home}{Control>}{Home}{/Control}{ArrowRight}*');
    expect(onStateChange).toHaveBeenCalledTimes(2);
  });

  it('The asterisk does not move the focus if it has opened nothing [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    show({ search: { debounceMs: 0 }, defaultState: { expanded: true } });
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowDown}*');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('sooner');
    await waitFor(() => expect(names()).not.toContain('Lone Star Risk Group'));
    await user.clear(screen.getByRole('textbox', { name: 'Search' }));
    await waitFor(() => expect(names()).toContain('Lone Star Risk Group'));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('The column menu opens and closes all nested rows, even during a search [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, search: true });
    const choose = async (item: string) => {
      await user.click(screen.getByRole('button', { name: 'Agency column menu' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Expand all rows');
    expect(onStateChange.mock.lastCall[0].expanded).toBe(true);
    await waitFor(() => expect(names()).toHaveLength(9));
    await choose('Collapse all rows');
    expect(onStateChange.mock.lastCall[0].expanded).toEqual([]);
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'City column menu' }));
    await screen.findByRole('menuitem', { name: 'Hide column' });
    expect(screen.queryByRole('menuitem', { name: 'Expand all rows' })).not.toBeInTheDocument();
  });

  it('The column menu opens and closes all matches of a search without a change of the state [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { globalFilter: 'San Marcos' } });
    const choose = async (item: string) => {
      await user.click(screen.getByRole('button', { name: 'Agency column menu' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Collapse all rows');
    await waitFor(() => expect(names()).toEqual(['Lone Star Risk Group']));
    await choose('Expand all rows');
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('A nested row can be closed below a match without a change of the state, and stays closed during the search [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { globalFilter: 'San Marcos' } });
    await user.click(within(row('Lone Star Risk Group')).getByRole('button', { name: /^Collapse/ }));
    expect(names()).toEqual(['Lone Star Risk Group']);
    expect(onStateChange).not.toHaveBeenCalled();
    await user.click(within(row('Lone Star Risk Group')).getByRole('button', { name: /^Expand/ }));
    expect(names()).toHaveLength(3);
  });

  it('The search finds nested rows, and opens their parents [TABLE-ROW-1]', () => {
    show({ defaultState: { globalFilter: 'San Marcos' } });
    expect(names()).toEqual(['Lone Star Risk Group', 'Lone Star Risk Advisors', 'San Marcos branch']);
  });
});
