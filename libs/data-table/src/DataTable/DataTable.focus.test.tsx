import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, rowsSource } from '../index.ts';
import type { DataTableProps } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, grid, headerButton, show, source } from './DataTable.test-support.tsx';

const table = (props: Partial<DataTableProps<Agency>> = {}) => (
  <DataTable aria-label="Agencies" source={source} columns={plainColumns} storage={null} {...props} />
);
const focusedRow = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');

describe('the focus', () => {
  it('The focus stays in the table when its row is removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(table());
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focusedRow()).toBe('11');
    rerender(table({ source: rowsSource(agencies.slice(0, 4)) }));
    expect(grid()).toContainElement(document.activeElement as HTMLElement);
    expect(focusedRow()).toBe('5');
  });

  it('The focus waits in the header while rows are loading, and returns with them', async () => {
    const user = userEvent.setup();
    const { rerender } = render(table());
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    rerender(table({ loading: true }));
    expect(headerButton('City')).toHaveFocus();
    rerender(table());
    expect(focusedRow()).toBe('3');
    expect(document.activeElement).toHaveTextContent(agencies[1]?.city as string);
  });

  it('The focus moves to the next chip when one is removed, and into the table after the last', async () => {
    const user = userEvent.setup();
    show({
      columns: plainColumns.map((column) => ({ ...column, filterType: 'text' as const })),
      defaultState: {
        columnFilters: [
          { id: 'name', value: 'a' },
          { id: 'city', value: 'a' },
        ],
      },
    });
    const chips = within(screen.getByRole('group', { name: 'In this table' }));
    act(() => chips.getByRole('button', { name: /^Remove Agency/ }).focus());
    await user.keyboard('{Enter}');
    expect(chips.getByRole('button', { name: /^Remove City/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(headerButton('Agency')).toHaveFocus();
  });

  it('The focus moves into the table when the buttons for selected rows disappear', async () => {
    const user = userEvent.setup();
    show({
      selection: 'multiple',
      bulkActions: [{ label: 'Compare', onClick: () => undefined }],
      defaultState: { rowSelection: { mode: 'include', ids: [agencies[0]?.id as string] } },
    });
    act(() => screen.getByRole('button', { name: 'Clear selection' }).focus());
    await user.keyboard('{Enter}');
    expect(grid()).toContainElement(document.activeElement as HTMLElement);
  });
});
