import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columnSource, remoteSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, show, status } from './DataTable.test-support.tsx';

const firstBoxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all rows)/ });

describe('Control + C', () => {
  it('Control + C announces how many rows it has copied, and refuses more than a clipboard should hold [PLUS-17]', async () => {
    const user = userEvent.setup();
    const number = Array.from({ length: 20_000 }, (_, row) => String(row));
    const many = columnSource({ rowCount: number.length, columns: { number } });
    show({ source: many as never, columns: [{ id: 'number', header: 'Number' }], selection: 'multiple' });
    await user.click(firstBoxes()[0] as HTMLElement);
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(status()).toContain('Rows copied: 1'));
    expect(await navigator.clipboard.readText()).toBe('0');
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Control>}c{/Control}');
    expect(status()).toContain('Rows copied: none, 10,000 at most');
    expect(screen.getAllByText('Rows copied: none, 10,000 at most')).toHaveLength(2);
    expect(await navigator.clipboard.readText()).toBe('0');
  });

  it('The table shows the result of Control + C next to the rows until the next action', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    const note = () => document.querySelector('.DataTable-note')?.textContent;
    await user.click(firstBoxes()[1] as HTMLElement);
    expect(note()).toBeUndefined();
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(note()).toBe('Rows copied: 1'));
    await user.keyboard('{ArrowDown}');
    expect(note()).toBeUndefined();
  });

  it('Control + C copies the cell from an unselected row although others are selected, and the rows from a checkbox', async () => {
    const user = userEvent.setup();
    show({
      selection: 'multiple',
      defaultState: { rowSelection: { mode: 'include', ids: [agencies[60]?.id as string] } },
    });
    await user.click(firstBoxes()[2] as HTMLElement);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    Object.assign(document.activeElement as HTMLElement, { innerText: agencies[3]?.name });
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(status()).toContain('Cell copied'));
    expect(await navigator.clipboard.readText()).toBe(agencies[3]?.name);
    await user.keyboard('{ArrowLeft}');
    Object.assign(document.activeElement as HTMLElement, { innerText: '' });
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(status()).toContain('Rows copied: 2'));
    const lines = (await navigator.clipboard.readText()).split('\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual([agencies[2]?.name, agencies[60]?.name]);
  });

  it('Control + C omits server rows that have not loaded', async () => {
    const user = userEvent.setup();
    const source = remoteSource<Agency>({
      pageSize: 10,
      restMs: 0,
      getRowId: (row) => row.id,
      fetchRows: ({ offset, limit }) =>
        Promise.resolve({ rows: agencies.slice(offset, offset + limit), total: agencies.length }),
    });
    show({ source, selection: 'multiple' });
    // As long as there are none nothing can be selected.
    await screen.findByRole('checkbox', { name: `Select ${agencies[9]?.name}` });
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await waitFor(() => expect(status()).toContain('120 of 120 rows selected'));
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(status()).toContain('Rows copied: 10'));
    const lines = (await navigator.clipboard.readText()).split('\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual(agencies.slice(0, 10).map((agency) => agency.name));
  });

  it('Control + C does not change the clipboard if there is nothing to copy', async () => {
    const user = userEvent.setup();
    const columns: ColumnDef<Agency>[] = [
      { id: 'mark', header: 'Mark', cell: () => <svg aria-hidden="true" /> },
      ...plainColumns,
    ];
    show({ columns });
    await navigator.clipboard.writeText('kept');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    Object.assign(document.activeElement as HTMLElement, { innerText: '' });
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('kept');
  });

  it('Control + C copies objects in custom cells with their search text, or omits them', async () => {
    const user = userEvent.setup();
    const accessor = (row: Agency) => ({ city: row.city });
    const city = (value: unknown) => (value as { city: string }).city;
    const columns: ColumnDef<Agency>[] = [
      { id: 'name', header: 'Agency' },
      { id: 'searched', header: 'Searched', accessor, cell: () => <i>place</i>, searchText: city },
      { id: 'silent', header: 'Silent', accessor, cell: () => <i>place</i> },
    ];
    show({ columns, selection: 'multiple' });
    await user.click(firstBoxes()[0] as HTMLElement);
    await user.keyboard('{Control>}c{/Control}');
    const [first] = agencies;
    expect(await navigator.clipboard.readText()).toBe(`${first?.name}\t${first?.city}\t`);
  });
});
