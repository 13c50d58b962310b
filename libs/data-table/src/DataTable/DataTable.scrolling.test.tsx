import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowsSource } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import { bodyRows, cellTexts, grid, header, headerButton, show } from './DataTable.test-support.tsx';

/** The part of the table that scrolls. */
const scroller = () => grid().parentElement as HTMLElement;

/** Scrolls as a browser does: the event comes by itself, outside of whatever React is at. */
function scroll(place: { top?: number; left?: number }) {
  if (place.top !== undefined) scroller().scrollTop = place.top;
  if (place.left !== undefined) scroller().scrollLeft = place.left;
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  scroller().dispatchEvent(new Event('scroll'));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

const placeOf = (row: HTMLElement) => Number(row.getAttribute('aria-rowindex'));

/** The rows that are rendered as the user sees them: elements are put in order when the scrolling rests. */
const drawnRows = () => bodyRows().sort((a, b) => placeOf(a) - placeOf(b));
const rowPlaces = () => drawnRows().map(placeOf);

describe('a page of very many rows', () => {
  it('The table renders only the visible rows of a very long page, without a given height [TABLE-VIRT-1]', () => {
    show({ source: rowsSource(makeAgencies(1000)), pageSizes: [1000] });
    expect(grid()).toHaveAttribute('aria-rowcount', '1001');
    expect(scroller()).toHaveStyle({ maxHeight: '640px' });
    expect(bodyRows().length).toBeLessThan(60);
  });
});

describe('scrolling', () => {
  it('The table has rendered the visible rows when the scroll event ends, before the browser paints [TABLE-VIRT-1]', () => {
    show({ paging: false });
    expect(rowPlaces()).not.toContain(80);
    scroll({ top: 78 * 45 });
    // Row 78 counted from 0, after the header, and all that the view has room for.
    expect(rowPlaces()).toEqual(expect.arrayContaining([80, 85, 90]));
  });

  it('Scrolling highlights no row that passes under the pointer, until it rests', async () => {
    show({ paging: false });
    expect(scroller()).not.toHaveAttribute('data-moving');
    scroll({ top: 78 * 45 });
    expect(scroller()).toHaveAttribute('data-moving');
    await waitFor(() => expect(scroller()).not.toHaveAttribute('data-moving'));
  });

  it('A sort scrolls to the top [TABLE-VIRT-1]', async () => {
    const user = userEvent.setup();
    show({ paging: false });
    scroll({ top: 78 * 45 });
    expect(rowPlaces()).not.toContain(2);
    await user.click(headerButton('Agency'));
    expect(scroller().scrollTop).toBe(0);
    expect(rowPlaces().slice(0, 3)).toEqual([2, 3, 4]);
    // On a busy machine a sort may take longer than what is done at once.
    await waitFor(() => expect(cellTexts(drawnRows()[0])[0]).toBe('Brazos Valley Agency Alliance'));
  });

  it('A search scrolls to the top, and the position stays when rows only look different', async () => {
    const user = userEvent.setup();
    show({ paging: false, search: { debounceMs: 0 }, densitySwitch: true, selection: 'multiple' });
    scroll({ top: 40 * 45 });
    await user.click(within(drawnRows()[5] as HTMLElement).getByRole('checkbox'));
    expect(scroller().scrollTop).toBe(40 * 45);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'a');
    expect(scroller().scrollTop).toBe(0);
    expect(rowPlaces()[0]).toBe(2);
  });

  it('The first visible row stays when the row height changes', async () => {
    const user = userEvent.setup();
    show({ paging: false, densitySwitch: true });
    scroll({ top: 40 * 45 + 9 });
    await user.click(screen.getByRole('button', { name: 'Compact rows' }));
    expect(scroller().scrollTop).toBeCloseTo((40 + 9 / 45) * 33);
    scroll({ top: scroller().scrollTop });
    expect(rowPlaces()).toEqual(expect.arrayContaining([42, 50]));
    await user.click(screen.getByRole('button', { name: 'Compact rows' }));
    expect(scroller().scrollTop).toBeCloseTo(40 * 45 + 9);
  });

  it('The focused column stays while others scroll into view [TABLE-VIRT-1]', async () => {
    const user = userEvent.setup();
    show({ columns: Array.from({ length: 200 }, (_, index) => ({ id: `c${index}`, header: `Column ${index}` })) });
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(headerButton('Column 2')).toHaveFocus();
    scroll({ left: 104 * 150 });
    expect(header('Column 150')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Column 5' })).not.toBeInTheDocument();
    expect(headerButton('Column 2')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(headerButton('Column 3')).toHaveFocus();
    expect(screen.queryByRole('columnheader', { name: 'Column 2' })).not.toBeInTheDocument();
  });
});
