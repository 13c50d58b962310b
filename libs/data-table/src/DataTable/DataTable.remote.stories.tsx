import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createTableEngine, DataTable, remoteSource, rowsSource } from '../index.ts';
import type { ColumnDef, RemoteQuery } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';

const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency', minWidth: 240, filterType: 'text' },
  { id: 'city', header: 'City', minWidth: 150, filterType: 'text' },
  { id: 'policies', header: 'Policies', align: 'right', filterType: 'number' },
  { id: 'searchPremium', header: 'Search premium', align: 'right', filterType: 'number' },
  { id: 'carrier', header: 'Largest carrier', minWidth: 160 },
];

/** What a server does with a question, told how many came before it. */
type Behaviour = (query: RemoteQuery, turn: number) => 'answers' | 'waits' | 'refuses';

/** A server of fifty thousand agencies, as far as a table can tell. */
function makeServer(behaviour: Behaviour) {
  const rows = makeAgencies(50_000);
  const engine = createTableEngine(
    rowsSource(rows),
    columns.map((column) => ({ id: column.id, accessor: column.id })),
  );
  let turn = 0;
  return async (query: RemoteQuery, { signal }: { signal: AbortSignal }) => {
    const what = behaviour(query, turn);
    turn += 1;
    await new Promise((resolve) => {
      if (what !== 'waits') setTimeout(resolve, 0);
    });
    signal.throwIfAborted();
    if (what === 'refuses') throw new Error('503 Service Unavailable');
    const { rows: order, rowCount } = engine.compute(query);
    const to = Math.min(rowCount, query.offset + query.limit);
    const places = Array.from({ length: Math.max(0, to - query.offset) }, (_, index) => query.offset + index);
    return { rows: places.map((place) => rows[order?.[place] ?? place] as Agency), total: rowCount };
  };
}

function RemoteTable({ behaviour, paging }: { behaviour: Behaviour; paging: boolean }) {
  const source = useMemo(
    () => remoteSource<Agency>({ fetchRows: makeServer(behaviour), restMs: 0, getRowId: (row) => row.id }),
    [behaviour],
  );
  return (
    <DataTable
      source={source}
      columns={columns}
      aria-label="Agencies"
      persistPagination={false}
      search
      toolbar={{ end: <Button onClick={source.refresh}>Refresh</Button> }}
      paging={paging}
      selection="multiple"
      pageSizes={[4, 10, 25, 50]}
      height={paging ? undefined : 300}
    />
  );
}

/** Rows that a server filters, sorts and hands out by pages. */
const meta: Meta<typeof RemoteTable> = {
  title: 'Data table/Rows of a server',
  component: RemoteTable,
  args: { behaviour: () => 'answers', paging: false },
  argTypes: {
    behaviour: { description: 'What the server of this story does with a question.', control: false },
    paging: { description: 'By pages, where else all rows are scrolled through.' },
  },
  // The source holds all rows: it is not written out on the docs page.
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<typeof RemoteTable>;

/** Fifty thousand rows of which only those that are looked at are fetched. */
export const Scrolled: Story = {};

/** Scrolled faster than the server responds: a bar replaces each value that is loading. */
export const ScrolledAhead: Story = {
  args: { behaviour: (query) => (query.offset === 0 ? 'answers' : 'waits') },
  parameters: { visual: { narrow: false } },
  play: async ({ canvasElement }) => {
    const grid = await shownGrid(canvasElement);
    // The last three rows of the first hundred, and the first ones behind them.
    (grid.parentElement as HTMLElement).scrollTop = 97 * 45;
    await waitFor(() => expect(grid.querySelector('[aria-busy="true"]')).toBeInTheDocument());
  },
};

/** The same by pages. */
export const Paged: Story = { args: { paging: true } };

/** The first answer is still on its way. */
export const FirstAnswerPending: Story = { args: { behaviour: () => 'waits' } };

/** `source.refresh()` asks again: until the answer the last rows stay, quieter than before. */
export const AskedAgain: Story = {
  args: { behaviour: (_, turn) => (turn === 0 ? 'answers' : 'waits'), paging: true },
  parameters: { visual: { narrow: false } },
  play: async ({ canvasElement }) => {
    const grid = await shownGrid(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The server refuses. */
export const Refused: Story = { args: { behaviour: () => 'refuses' } };

/** The server refuses to be asked again: the last rows stay, and it is said that they are those from before. */
export const RefusedLater: Story = {
  args: { behaviour: (_, turn) => (turn === 0 ? 'answers' : 'refuses'), paging: true },
  play: async ({ canvasElement }) => {
    await shownGrid(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

/** The table with its first rows. */
async function shownGrid(canvasElement: HTMLElement): Promise<HTMLElement> {
  const grid = await within(canvasElement).findByRole('grid', { name: 'Agencies' });
  await waitFor(() => expect(grid).not.toHaveAttribute('aria-busy'));
  return grid;
}
