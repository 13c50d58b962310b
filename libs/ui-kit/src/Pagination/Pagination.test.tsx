import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState, type ReactElement } from 'react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { pageAfterResize, pageRange } from './pageRange.ts';
import { Pagination } from './Pagination.tsx';

const noop = () => undefined;

function Paged({ total = 1248 }: { total?: number }): ReactElement {
  const [pageIndex, setPageIndex] = useState(0);
  const [pageSize, setPageSize] = useState(25);
  return (
    <Pagination
      {...{ pageIndex, pageSize, total }}
      onPageChange={setPageIndex}
      onPageSizeChange={setPageSize}
      showFirstAndLast
    />
  );
}

describe('Pagination', () => {
  describeConformance(
    <Pagination pageIndex={0} pageSize={25} total={1248} onPageChange={noop} onPageSizeChange={noop} />,
    { themeName: 'KitPagination' },
  );

  it('Pagination offers 10, 25, 50 and 100 rows a page under "Rows per page:" [KIT-PAGE-1]', async () => {
    renderInTheme(<Paged />);
    expect(screen.getByText('Rows per page:')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page:' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
  });

  it('Pagination shows which rows are visible, counted from 1 for a page counted from 0 [KIT-PAGE-1]', async () => {
    renderInTheme(<Paged />);
    expect(screen.getByText('1-25 of 1,248')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('26-50 of 1,248')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('1,226-1,248 of 1,248')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('Pagination keeps the first row visible when the page size changes [KIT-PAGE-1]', async () => {
    renderInTheme(<Paged />);
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: '100' }));
    expect(screen.getByText('1,201-1,248 of 1,248')).toBeVisible();
  });

  it('Pagination reports the page counted from 0', async () => {
    const onPageChange = jest.fn();
    renderInTheme(<Pagination pageIndex={2} pageSize={10} total={100} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPageChange).toHaveBeenCalledWith(3, { reason: 'next' });
  });

  it('Pagination keeps the focus on its button at the first and the last page, where a further press does nothing', async () => {
    renderInTheme(<Pagination total={60} defaultPageSize={25} defaultPageIndex={1} />);
    const next = screen.getByRole('button', { name: 'Next page' });
    act(() => next.focus());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByText('51-60 of 60')).toBeVisible();
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab({ shift: true });
    expect(next).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  });

  it('Pagination holds page and page size if its parent does not', async () => {
    const onPageChange = jest.fn();
    renderInTheme(<Pagination total={1248} defaultPageSize={25} defaultPageIndex={4} onPageChange={onPageChange} />);
    expect(screen.getByText('101-125 of 1,248')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page:' }));
    await userEvent.click(screen.getByRole('option', { name: '10' }));
    expect(screen.getByText('101-110 of 1,248')).toBeVisible();
    expect(onPageChange).toHaveBeenLastCalledWith(10, { reason: 'page-size' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('111-120 of 1,248')).toBeVisible();
  });

  it('Pagination says "0 of 0" without rows', () => {
    renderInTheme(<Paged total={0} />);
    expect(screen.getByText('0 of 0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });
});

describe('the rows of a page', () => {
  const size = fc.integer({ min: 1, max: 500 });
  const total = fc.integer({ min: 0, max: 1_000_000 });

  it('The pages cover every row once, for any page size', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: 3000 }), (pageSize, rows) => {
        const { pageCount } = pageRange(0, pageSize, rows);
        let next = rows === 0 ? 0 : 1;
        for (let page = 0; page < pageCount; page++) {
          const { first, last } = pageRange(page, pageSize, rows);
          expect(first).toBe(next);
          next = last + 1;
        }
        expect(next).toBe(rows + 1);
      }),
    );
  });

  it('The pages stay within the rows, and still show the first row after the page size has changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), size, size, total, (pageIndex, pageSize, newSize, rows) => {
        const before = pageRange(pageIndex, pageSize, rows);
        expect(before.last).toBeLessThanOrEqual(rows);
        const after = pageRange(pageAfterResize(before.pageIndex, pageSize, newSize), newSize, rows);
        expect(after.first).toBeLessThanOrEqual(before.first);
        expect(after.last).toBeGreaterThanOrEqual(Math.min(before.first, rows));
      }),
    );
  });
});
