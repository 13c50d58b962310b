import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agencies, bodyRows, firstNames, grid, header, headerButton, show, status } from './DataTable.test-support.tsx';

describe('paging', () => {
  it('The table first shows ten rows and describes the page [TABLE-PAGE-1]', async () => {
    const user = userEvent.setup();
    show();
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('11-20 of 120')).toBeInTheDocument();
    expect(firstNames(1)).toEqual([agencies[10]?.name]);
    expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '12');
    expect(status()).toContain('page 2 of 12');
  });

  it('The page size can be 10, 25, 50 and 100 rows, and a change keeps the first row visible [TABLE-PAGE-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { pagination: { pageIndex: 7, pageSize: 10 } } });
    await user.click(screen.getByRole('combobox', { name: /Rows per page/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
    await user.click(screen.getByRole('option', { name: '25' }));
    expect(screen.getByText('51-75 of 120')).toBeInTheDocument();
    expect(onStateChange.mock.lastCall[0].pagination).toEqual({ pageIndex: 2, pageSize: 25, pageCount: 5 });
  });

  it('With `firstAndLastPage`, buttons lead to the first and the last page', async () => {
    const user = userEvent.setup();
    show({ firstAndLastPage: true });
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('111-120 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'First page' }));
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it('A change of the sort returns to the first page', async () => {
    const user = userEvent.setup();
    show({ defaultState: { pagination: { pageIndex: 3, pageSize: 10 } } });
    await user.click(headerButton('City'));
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it("The table stores the page in local storage, under the table's id, and nothing else [TABLE-PAGE-2]", async () => {
    const user = userEvent.setup();
    localStorage.clear();
    const { unmount } = show({ tableId: 'agencies', storage: undefined });
    await user.click(headerButton('City'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    unmount();
    expect(Object.entries(localStorage)).toEqual([['data-table:agencies:pagination', '{"pageIndex":1,"pageSize":10}']]);
    const again = show({ tableId: 'agencies', storage: undefined });
    expect(screen.getByText('11-20 of 120')).toBeInTheDocument();
    expect(header('City')).toHaveAttribute('aria-sort', 'none');
    again.unmount();
    show({ tableId: 'policies', storage: undefined });
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it('The table ignores an invalid stored page [TABLE-PAGE-2]', () => {
    localStorage.setItem('data-table:agencies:pagination', '{"pageIndex":-3,"pageSize":1e9}');
    show({ tableId: 'agencies', storage: undefined });
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    localStorage.clear();
  });

  it('The table shows the last page if there are fewer rows than the page needs', () => {
    show({ defaultState: { pagination: { pageIndex: 99, pageSize: 25 } } });
    expect(screen.getByText('101-120 of 120')).toBeInTheDocument();
  });

  it('The table shows all rows on one page if paging is off', () => {
    show({ paging: false });
    expect(screen.queryByText('Rows per page:')).not.toBeInTheDocument();
    expect(grid()).toHaveAttribute('aria-rowcount', '121');
  });
});
