import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ColumnDef } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, show, status } from './DataTable.test-support.tsx';

const withColumn = (id: string, change: Partial<ColumnDef<Agency>>) =>
  plainColumns.map((column) => (column.id === id ? { ...column, ...change } : column));

/** Timers that never come to an end: what works without them does not wait for typing to rest. */
const never = { setTimeout: () => 0, clearTimeout: () => undefined } as never;

async function openFilter(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: `${name} column menu` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
  return within(await screen.findByRole('dialog', { name: `Filter ${name}` }));
}

describe('typed text', () => {
  it('Enter starts the search for the typed text at once [TABLE-FILTER-1]', async () => {
    const user = userEvent.setup();
    show({ search: true, timers: never });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('lone star');
    expect(status()).toContain('120 results');
    await user.keyboard('{Enter}');
    const hits = agencies.filter((agency) => agency.name.includes('Lone Star')).length;
    await waitFor(() => expect(status()).toContain(`${hits} results`));
  });

  it('Enter applies a typed filter with actions, which has no effect before [TABLE-FILTER-3]', async () => {
    const user = userEvent.setup();
    show({ columns: withColumn('name', { filterType: 'text', hasActions: true }) });
    const dialog = await openFilter(user, 'Agency');
    await user.type(dialog.getByRole('textbox', { name: 'Agency contains' }), 'lone star');
    expect(status()).toContain('120 results');
    await user.keyboard('{Enter}');
    const hits = agencies.filter((agency) => agency.name.includes('Lone Star')).length;
    await waitFor(() => expect(status()).toContain(`${hits} results`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('The filter reports crossing bounds', async () => {
    const user = userEvent.setup();
    show({ columns: withColumn('policies', { filterType: 'number', hasActions: true }) });
    const dialog = await openFilter(user, 'Policies');
    await user.type(dialog.getByRole('textbox', { name: 'Policies at least' }), '500');
    await user.type(dialog.getByRole('textbox', { name: 'Policies at most' }), '400');
    expect(dialog.getByText('Less than the lower bound')).toBeInTheDocument();
  });
});

describe('the last visible column', () => {
  it('The menu cannot hide the last visible column [TABLE-COL-6]', async () => {
    const user = userEvent.setup();
    const columnVisibility = Object.fromEntries(plainColumns.slice(1).map((column) => [column.id, false]));
    show({ defaultState: { columnVisibility } });
    await user.click(screen.getByRole('button', { name: 'Agency column menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Hide column' })).toHaveAttribute('aria-disabled', 'true');
  });
});
