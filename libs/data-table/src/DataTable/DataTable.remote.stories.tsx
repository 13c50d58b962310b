import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
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

interface ServerBehaviour {
  /** How long an answer takes, in ms; null answers never. */
  delayMs: number | null;
  /** Which requests fail. */
  fails: (query: RemoteQuery) => boolean;
}

/** A server of fifty thousand agencies, as far as a table can tell. */
function makeServer({ delayMs, fails }: ServerBehaviour) {
  const rows = makeAgencies(50_000);
  const engine = createTableEngine(
    rowsSource(rows),
    columns.map((column) => ({ id: column.id, accessor: column.id })),
  );
  return async (query: RemoteQuery, { signal }: { signal: AbortSignal }) => {
    await new Promise((resolve) => {
      if (delayMs !== null) setTimeout(resolve, delayMs);
    });
    signal.throwIfAborted();
    if (fails(query)) throw new Error('503 Service Unavailable');
    const { rows: order, rowCount } = engine.compute(query);
    const to = Math.min(rowCount, query.offset + query.limit);
    const places = Array.from({ length: Math.max(0, to - query.offset) }, (_, index) => query.offset + index);
    return { rows: places.map((place) => rows[order?.[place] ?? place] as Agency), total: rowCount };
  };
}

function RemoteTable({ paging, ...behaviour }: ServerBehaviour & { paging: boolean }) {
  const { delayMs, fails } = behaviour;
  const source = useMemo(
    () => remoteSource<Agency>({ fetchRows: makeServer({ delayMs, fails }), getRowId: (row) => row.id }),
    [delayMs, fails],
  );
  return (
    <DataTable
      source={source}
      columns={columns}
      aria-label="Agencies"
      persistPagination={false}
      search
      paging={paging}
      selection="multiple"
      pageSizes={[4, 10, 25, 50]}
      height={paging ? undefined : 300}
    />
  );
}

const never = () => false;

/** Rows that a server filters, sorts and hands out by pages. */
const meta: Meta<typeof RemoteTable> = {
  title: 'Data table/Rows of a server',
  component: RemoteTable,
  args: { delayMs: 0, fails: never, paging: false },
  // The source holds all rows: it is not written out on the docs page.
  parameters: { visual: { narrow: true }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<typeof RemoteTable>;

/** Fifty thousand rows of which only those that are looked at are fetched. */
export const Scrolled: Story = {};

/** The same by pages. */
export const Paged: Story = { args: { paging: true } };

/** The first answer is still on its way. */
export const FirstAnswerPending: Story = { args: { delayMs: null } };

/** The server refuses. */
export const Refused: Story = { args: { fails: () => true } };
