import type { Contestant } from '../../harness/PartContext.ts';
import type { DataForm } from './contract.ts';

/** A contestant of the table part. */
export interface TableEntry extends Contestant {
  /** Form in which it takes its data. */
  takes: DataForm;
}

/** The contestants of the table part. Ours runs twice: over columns, and over the row objects that the peers take. */
export const contestants: readonly TableEntry[] = [
  { name: 'floor', title: 'floor (windowed DOM)', takes: 'columns' },
  { name: 'ours-columns', title: '**ours, columns**', takes: 'columns' },
  { name: 'ours-rows', title: '**ours, row objects**', takes: 'row objects' },
  {
    name: 'react-data-grid',
    title: 'react-data-grid, sorted and filtered by hand',
    takes: 'row objects',
    packages: ['react-data-grid'],
  },
  {
    name: 'tanstack',
    title: 'TanStack Table + Virtual, plain',
    takes: 'row objects',
    packages: ['@tanstack/react-table'],
  },
  {
    name: 'mui-x',
    title: 'MUI X DataGrid Community (100-row pages)',
    takes: 'row objects',
    packages: ['@mui/x-data-grid'],
  },
  { name: 'ag-grid', title: 'AG Grid Community', takes: 'row objects', packages: ['ag-grid-community'] },
  {
    name: 'material-react-table',
    title: 'material-react-table',
    takes: 'row objects',
    packages: ['material-react-table'],
  },
];

/** Whether a contestant is ours. */
export function isOurs({ name }: Contestant): boolean {
  return name.startsWith('ours-');
}

/** Whether a contestant is a peer. */
export function isPeer(entry: Contestant): boolean {
  return entry.name !== 'floor' && !isOurs(entry);
}
