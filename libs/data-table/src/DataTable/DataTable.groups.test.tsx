import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ColumnOrGroupDef } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { grid, header, show, status } from './DataTable.test-support.tsx';

const column = (id: string) => plainColumns.find((one) => one.id === id) ?? { id, header: id };

/** Agency · Business (City, Policies) · Premium (Search premium, Year on year). */
const columns: ColumnOrGroupDef<Agency>[] = [
  column('name'),
  { header: 'Business', columns: [column('city'), column('policies')] },
  { header: 'Premium', columns: [column('searchPremium'), column('yearOnYear')] },
];
const levels: ColumnOrGroupDef<Agency>[] = [
  column('name'),
  { header: 'Figures', columns: [columns[1], columns[2]] as ColumnOrGroupDef<Agency>[] },
];

const headerRows = () =>
  within(grid())
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('columnheader')
        .map((one) => one.getAttribute('aria-label')),
    )
    .filter((row) => row.length > 0);

const places = (name: string) => {
  const { ariaColIndex } = header(name);
  return [ariaColIndex, header(name).getAttribute('aria-colspan'), header(name).closest('[role="row"]')?.ariaRowIndex];
};

async function choose(user: ReturnType<typeof userEvent.setup>, group: string, action: string) {
  await user.click(screen.getAllByRole('button', { name: `${group} group menu` })[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

describe('groups of columns', () => {
  it('Column groups have headers above their columns, with true positions for assistive technology', async () => {
    const { container } = show({ columns: levels });
    expect(headerRows()).toEqual([
      ['Figures'],
      ['Business', 'Premium'],
      ['Agency', 'City', 'Policies', 'Search premium', 'Year on year'],
    ]);
    expect(places('Figures')).toEqual(['2', '4', '1']);
    expect(places('Premium')).toEqual(['4', '2', '2']);
    expect(places('Agency')).toEqual(['1', null, '3']);
    expect(screen.getByRole('columnheader', { name: 'Premium' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight Alt+ArrowDown',
    );
    expect(grid()).toHaveAttribute('aria-rowcount', '123');
    const [first] = within(grid()).getAllByRole('gridcell');
    expect(first?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '4');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('A column group becomes narrower with hidden columns, and disappears with the last one', () => {
    show({ columns, defaultState: { columnVisibility: { city: false, searchPremium: false, yearOnYear: false } } });
    expect(headerRows()).toEqual([['Business'], ['Agency', 'Policies']]);
    expect(places('Business')).toEqual(['2', '1', '1']);
  });

  it('A column that moves away splits its group, and so does the edge of a pinned one', () => {
    show({
      columns,
      defaultState: { columnOrder: ['city', 'name'], columnPinning: { left: ['yearOnYear'], right: [] } },
    });
    expect(headerRows()).toEqual([
      ['Premium', 'Business', 'Business', 'Premium'],
      ['Year on year', 'City', 'Agency', 'Policies', 'Search premium'],
    ]);
    const [pinned, free] = screen.getAllByRole('columnheader', { name: 'Premium' });
    expect(pinned).toHaveAttribute('data-edge', 'left');
    expect(free).not.toHaveAttribute('data-edge');
  });

  it('Arrow keys reach group headers, and return to the column they came from', async () => {
    const user = userEvent.setup();
    show({ columns: levels });
    await user.tab();
    expect(header('Agency')).toContainElement(document.activeElement as HTMLElement);
    // There is no group above this column.
    await user.keyboard('{ArrowUp}');
    expect(header('Agency')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(header('Business')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(header('Figures')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(header('Policies')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(header('Premium')).toHaveFocus();
    await user.keyboard('{ArrowRight}{Home}');
    expect(header('Business')).toHaveFocus();
    expect(
      grid().querySelectorAll('[role="columnheader"][tabindex="0"], [role="columnheader"] [tabindex="0"]'),
    ).toHaveLength(1);
  });
});

describe('a group of columns', () => {
  it('Alt + Shift + arrow moves a column group as one; it keeps the focus and is announced [PLUS-16]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columns, onStateChange });
    act(() => header('Business').focus());
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(onStateChange.mock.lastCall[0].columnOrder).toEqual([
      'name',
      'searchPremium',
      'yearOnYear',
      'city',
      'policies',
    ]);
    expect(headerRows()[0]).toEqual(['Premium', 'Business']);
    expect(status()).toContain('Business, columns 4 to 5 of 5');
    await waitFor(() => expect(header('Business')).toHaveFocus());
    await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}');
    expect(headerRows()[1]).toEqual(['City', 'Policies', 'Agency', 'Search premium', 'Year on year']);
  });

  it('The menu of a column group moves it with its hidden columns [PLUS-16]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columns, onStateChange, defaultState: { columnVisibility: { policies: false } } });
    await choose(user, 'Business', 'Move right');
    expect(onStateChange.mock.lastCall[0].columnOrder).toEqual([
      'name',
      'searchPremium',
      'yearOnYear',
      'city',
      'policies',
    ]);
    await user.click(screen.getByRole('button', { name: 'Business group menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Move right' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('Another group is placed before the hidden columns of a group, not among them [PLUS-16]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columns, onStateChange, defaultState: { columnVisibility: { city: false } } });
    await choose(user, 'Premium', 'Move left');
    expect(onStateChange.mock.lastCall[0].columnOrder).toEqual([
      'name',
      'searchPremium',
      'yearOnYear',
      'city',
      'policies',
    ]);
  });

  it('Pinning a column group includes its hidden columns [TABLE-COL-5]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columns, onStateChange, defaultState: { columnVisibility: { city: false } } });
    await choose(user, 'Business', 'Pin to the left');
    expect(onStateChange.mock.lastCall[0].columnPinning.left).toEqual(expect.arrayContaining(['city', 'policies']));
    await choose(user, 'Business', 'Unpin');
    expect(onStateChange.mock.lastCall[0].columnPinning).toEqual({ left: [], right: [] });
  });

  it('Dragging its header moves a column group as one, next to a header in the same row [TABLE-COL-4]', () => {
    const onStateChange = jest.fn();
    show({ columns: levels, onStateChange });
    const bounds = { Business: [100, 200], Premium: [300, 200], City: [100, 100], Policies: [200, 100] } as const;
    for (const [name, [left, width]] of Object.entries(bounds)) {
      jest.spyOn(header(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 33));
    }
    const point = (target: EventTarget, type: string, clientX: number) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 20 });
      act(() => void target.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' })));
    };
    point(header('Premium'), 'pointerdown', 400);
    point(document, 'pointermove', 150);
    expect(header('Business')).toHaveAttribute('data-drop', 'before');
    expect(header('City')).not.toHaveAttribute('data-drop');
    point(document, 'pointerup', 150);
    expect(onStateChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['column-order']);
    expect(headerRows()[1]).toEqual(['Premium', 'Business']);
    expect(headerRows()[2]).toEqual(['Agency', 'Search premium', 'Year on year', 'City', 'Policies']);
  });

  it('A column group is pinned as one, then stays in place, and is unpinned again [TABLE-COL-5]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columns, onStateChange });
    await choose(user, 'Premium', 'Pin to the left');
    expect(onStateChange.mock.lastCall[0].columnPinning).toEqual({ left: ['searchPremium', 'yearOnYear'], right: [] });
    expect(header('Premium')).toHaveAttribute('data-edge', 'left');
    act(() => header('Premium').focus());
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(status()).toContain('Cannot reorder pinned columns');
    await choose(user, 'Premium', 'Unpin');
    expect(onStateChange.mock.lastCall[0].columnPinning).toEqual({ left: [], right: [] });
  });

  it('Alt + arrow changes the width of a column group, which is distributed over its columns [TABLE-COL-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columns, onStateChange, defaultState: { columnSizing: { city: 200, policies: 120 } } });
    act(() => header('Business').focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ city: 210, policies: 126 });
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'column-size' });
    expect(status()).toContain('Business, 336 pixels wide');
  });

  it('A column group hides its columns, unless no other column would be left', async () => {
    const user = userEvent.setup();
    show({ columns: [columns[1], columns[2]] as typeof columns });
    await choose(user, 'Business', 'Hide columns');
    expect(headerRows()).toEqual([['Premium'], ['Search premium', 'Year on year']]);
    await user.click(screen.getByRole('button', { name: 'Premium group menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Hide columns' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each(['{Alt>}{ArrowDown}{/Alt}', '{Enter}', ' '])('%s opens the menu of a column group', async (keys) => {
    const user = userEvent.setup();
    show({ columns });
    act(() => header('Premium').focus());
    await user.keyboard(keys);
    expect(await screen.findByRole('menu', { name: 'Premium group menu' })).toBeInTheDocument();
  });

  it('The column picker selects a group with its columns, and shows it as indeterminate if some are visible [TABLE-COL-6]', async () => {
    const user = userEvent.setup();
    show({ columns, columnPicker: true });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const business = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Business' });
    const inGroup = within(screen.getByRole('group', { name: 'Business' }));
    await user.click(inGroup.getByRole('checkbox', { name: 'City' }));
    expect(business.indeterminate).toBe(true);
    expect(business).not.toBeChecked();
    await user.click(business);
    expect(inGroup.getByRole('checkbox', { name: 'City' })).toBeChecked();
    await user.click(business);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headerRows()).toEqual([['Premium'], ['Agency', 'Search premium', 'Year on year']]));
  });

  it.each([
    [{ header: 'Money', columns: [] }, 'Column group "Money" has no columns'],
    [{ header: '', columns: [{ id: 'a', header: 'A' }] }, 'Column group number 2 needs a header text'],
    [{ id: 'name', header: 'Money', columns: [{ id: 'a', header: 'A' }] }, 'Column or group id "name" must be unique'],
    [{ header: 'Money', columns: [{ id: 'name', header: 'A' }] }, 'Column id "name" must be unique'],
  ])('An invalid column group throws: %j [TABLE-COL-2]', (group, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show({ columns: [column('name'), group] })).toThrow(message);
  });
});
