import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../DataTable/DataTable.test-support.tsx';
import { DataTable } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { serverTreeSource, type TreeQuery } from '../server-tree.ts';
import { table } from '../testing.ts';

interface Unit {
  id: string;
  name: string;
  agencies: number;
}

const below: Record<string, Unit[]> = {
  top: [
    { id: 'N', name: 'Lone Star Network', agencies: 2 },
    { id: 'S', name: 'Sooner Group', agencies: 0 },
  ],
  N: [
    { id: 'N1', name: 'Austin region', agencies: 1 },
    { id: 'N2', name: 'Dallas region', agencies: 0 },
  ],
  N1: [{ id: 'N11', name: 'Round Rock branch', agencies: 0 }],
};
const columns: ColumnDef<Unit>[] = [
  { id: 'name', header: 'Name', filterType: 'text' },
  { id: 'agencies', header: 'Agencies' },
];

/** A server whose responses the test gives, by the id of the row above. */
function slowServer() {
  const asked: { id: string; query: TreeQuery<Unit>; answer: () => void; fail: () => void; signal: AbortSignal }[] = [];
  const source = serverTreeSource<Unit>({
    hasChildren: (unit) => unit.agencies > 0,
    fetchChildren: (query, { signal }) =>
      new Promise((resolve, reject) => {
        const id = query.parent?.id ?? 'top';
        const rows = [...(below[id] ?? [])];
        if (query.sorting[0]?.desc) rows.reverse();
        asked.push({ id, query, signal, answer: () => resolve(rows), fail: () => reject(new Error('Down')) });
      }),
  });
  const latest = (id: string) => asked.findLast((request) => request.id === id);
  const answer = (id: string) => act(async () => latest(id)?.answer());
  return { source, asked, latest, answer };
}

const units = table('Units');
const show = (source: DataTableProps<Unit>['source'], props: Partial<DataTableProps<Unit>> = {}) =>
  render(<DataTable source={source} columns={columns} aria-label="Units" storage={null} {...props} />);

describe('serverTreeSource', () => {
  it('serverTreeSource fetches rows when their parent is opened, and shows a loading row until they arrive [PLUS-41]', async () => {
    const { source, asked, answer } = slowServer();
    show(source);
    await answer('top');
    await waitFor(() => expect(units.column('Name')).toEqual(['Lone Star Network', 'Sooner Group']));
    expect(units.row('Sooner Group').isOpen).toBeNull();
    await units.row('Lone Star Network').toggleNested();
    expect(asked.map(({ id }) => id)).toEqual(['top', 'N']);
    expect(units.rows()[1]?.element).toHaveAttribute('aria-busy', 'true');
    await answer('N');
    expect(units.column('Name')).toEqual(['Lone Star Network', 'Austin region', 'Dallas region', 'Sooner Group']);
    expect(units.row('Austin region').element).toHaveAttribute('aria-level', '2');
    await units.row('Austin region').toggleNested();
    await answer('N1');
    expect(units.column('Name')[2]).toBe('Round Rock branch');
  });

  it('serverTreeSource requests nothing twice: fetched rows are kept while their parent is closed', async () => {
    const { source, asked, answer } = slowServer();
    show(source, { defaultState: { expanded: ['N'] } });
    await answer('top');
    await answer('N');
    await units.row('Lone Star Network').toggleNested();
    await units.row('Lone Star Network').toggleNested();
    expect(units.column('Name')).toHaveLength(4);
    expect(asked).toHaveLength(2);
  });

  it('Arrow keys open and close rows of a server tree', async () => {
    const { source, answer } = slowServer();
    show(source);
    await answer('top');
    await userEvent.click(units.row('Lone Star Network').cellElement('Name'));
    await userEvent.keyboard('{ArrowRight}');
    await answer('N');
    await userEvent.keyboard('{ArrowLeft}');
    expect(units.row('Lone Star Network').isOpen).toBe(false);
  });

  it('serverTreeSource reports that rows failed to load, and offers a retry', async () => {
    const { source, latest, answer } = slowServer();
    show(source);
    await answer('top');
    await units.row('Lone Star Network').toggleNested();
    await act(async () => latest('N')?.fail());
    expect(screen.getAllByText('Some rows could not be loaded')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer('N');
    expect(units.column('Name')).toContain('Austin region');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('serverTreeSource offers a retry if the top-level rows do not arrive', async () => {
    const { source, latest, answer } = slowServer();
    show(source);
    await act(async () => latest('top')?.fail());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await answer('top');
    expect(units.column('Name')).toHaveLength(2);
  });

  it('serverTreeSource lets the server sort, and fetches open rows again', async () => {
    const { source, asked, answer } = slowServer();
    show(source, { defaultState: { expanded: ['N'] } });
    await answer('top');
    await answer('N');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await answer('top');
    await answer('N');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await answer('top');
    await answer('N');
    expect(asked.at(-1)?.query.sorting).toEqual([{ id: 'name', desc: true }]);
    expect(units.column('Name')).toEqual(['Sooner Group', 'Lone Star Network', 'Dallas region', 'Austin region']);
  });

  it('serverTreeSource fetches all rows again on refresh, and shows the last rows until then', async () => {
    const { source, asked, answer } = slowServer();
    show(source);
    await answer('top');
    act(() => source.refresh());
    expect(units.column('Name')).toHaveLength(2);
    expect(asked).toHaveLength(2);
    await answer('top');
    expect(units.column('Name')).toHaveLength(2);
  });

  it('serverTreeSource cancels requests that another query has made obsolete', async () => {
    const { source, asked, answer } = slowServer();
    show(source);
    await answer('top');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });
});
