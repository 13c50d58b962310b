// Checked by the type checker, not run.
import type { ColumnDef } from '../index.ts';

interface Agency {
  name: string;
}

export const drawn: ColumnDef<Agency> = { id: 'name', header: 'Agency', cell: ({ row }) => row().name };

export const mistaken: ColumnDef<Agency> = {
  id: 'name',
  header: 'Agency',
  // @ts-expect-error `row` is a function: its own name is nothing to render.
  cell: ({ row }) => row.name,
};
