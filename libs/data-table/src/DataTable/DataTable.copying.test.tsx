import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columnSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, patienceMs, show, status } from './DataTable.test-support.tsx';

jest.setTimeout(patienceMs);

const firstBoxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all rows)/ });

describe('Control with C', () => {
  it('says how many rows it has copied, and refuses more than a clipboard should hold [PLUS-17]', async () => {
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
    expect(await navigator.clipboard.readText()).toBe('0');
  });

  it('leaves the clipboard alone where there is nothing to copy', async () => {
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

  it('words objects in custom cells as the search reads them, or leaves them out', async () => {
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
