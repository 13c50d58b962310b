import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, TwoLineCell } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import { agencies, bodyRows, cellTexts, grid, headerButton, show, source } from './DataTable.test-support.tsx';

function scrollTo(top: number) {
  const scroller = grid().parentElement as HTMLElement;
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
}

/** Names and cities that are rendered, by the rows' places. */
const drawn = () =>
  new Map(bodyRows().map((row) => [Number(row.getAttribute('aria-rowindex')) - 2, cellTexts(row).slice(0, 2)]));

function expectOwnTexts(cityOf = (place: number): string | undefined => agencies[place]?.city) {
  const rows = drawn();
  expect(rows.size).toBeGreaterThan(6);
  for (const [place, texts] of rows) expect(texts).toEqual([agencies[place]?.name, cityOf(place)]);
}

describe('rendered rows', () => {
  it('Rendered rows show their texts after any scrolling, and after the columns have changed [TABLE-VIRT-1]', () => {
    const { rerender } = show({ paging: false });
    expectOwnTexts();
    for (const row of [40, 70, 75, 3, 0]) {
      scrollTo(row * 45);
      expectOwnTexts();
    }
    scrollTo(50 * 45);
    const bare = plainColumns.map((column) => ({ ...column }));
    rerender(<DataTable source={source} columns={bare} aria-label="Agencies" storage={null} paging={false} />);
    expectOwnTexts();
    scrollTo(0);
    expectOwnTexts();
  });

  it('The table first renders the visible rows, and some beyond them once the user interacts with it [TABLE-VIRT-1]', () => {
    show({ paging: false });
    const atFirst = bodyRows().length;
    fireEvent.pointerEnter(grid());
    expect(bodyRows()).toHaveLength(atFirst + 4);
    expectOwnTexts();
  });

  it('Rendered rows show the result of a format, even an empty one', () => {
    const format = (value: unknown) => (String(value).endsWith('TX') ? '' : String(value));
    const cityOf = (place: number) => format(agencies[place]?.city);
    show({
      paging: false,
      columns: plainColumns.map((column) => (column.id === 'city' ? { ...column, format } : column)),
    });
    for (const row of [0, 30, 60, 30, 0]) {
      scrollTo(row * 45);
      expectOwnTexts(cityOf);
    }
  });

  it('A rendered row does not keep the title of the previous row at its position', async () => {
    const user = userEvent.setup();
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    show({ paging: false });
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
    const name = agencies[1]?.name as string;
    const cell = screen.getByRole('gridcell', { name });
    // Rows that pass under a pointer that stands still cost nothing.
    fireEvent.pointerOver(cell);
    expect(cell).not.toHaveAttribute('title');
    fireEvent.pointerMove(cell);
    expect(cell).toHaveAttribute('title', name);
    await user.click(headerButton('Agency'));
    await user.click(headerButton('Agency'));
    expect(cell).toBeInTheDocument();
    expect(cell).not.toHaveTextContent(name);
    expect(cell.title).toBe('');
    jest.restoreAllMocks();
  });

  it.each(['scrollWidth', 'scrollHeight'] as const)('A cell has the title of its line whose %s is cut off', (size) => {
    const cell = ({ value }: { value: unknown }) => <TwoLineCell primary={<b>{String(value)}</b>} secondary="Enid" />;
    show({ columns: plainColumns.map((column) => (column.id === 'name' ? { ...column, cell } : column)) });
    const name = agencies[1]?.name as string;
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
    jest.spyOn(Element.prototype, size, 'get').mockImplementation(function (this: Element) {
      return this.textContent === name ? 900 : 0;
    });
    fireEvent.pointerMove(screen.getByText(name));
    expect(screen.getByText(name).closest('[role="gridcell"]')).toHaveAttribute('title', name);
    jest.restoreAllMocks();
  });
});
