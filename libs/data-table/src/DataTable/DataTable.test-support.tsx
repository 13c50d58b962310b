import { render, screen, within } from '@testing-library/react';
import { DataTable, rowsSource } from '../index.ts';
import type { DataTableProps } from '../index.ts';
import { makeAgencies, plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';

// Stops the engine's clock, so that rows are always computed synchronously.
beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
});

/** The rows that tests show. */
export const agencies = makeAgencies(120);

/** Their source. */
export const source = rowsSource(agencies);

/** A table of agencies without persistence. */
export const tableOf = (props: Partial<DataTableProps<Agency>> = {}) => (
  <DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} {...props} />
);

/** Renders such a table. */
export const show = (props?: Partial<DataTableProps<Agency>>) => render(tableOf(props));

/** The table. */
export const grid = () => screen.getByRole('grid', { name: 'Agencies' });

/** Its rows without the header. */
export const bodyRows = () => within(grid()).getAllByRole('row').slice(1);

/** The texts of a row's cells. */
export const cellTexts = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

/** A column header. */
export const header = (name: string) => screen.getByRole('columnheader', { name });

/** The button in a column header. */
export const headerButton = (name: string) => within(header(name)).getByRole('button', { name });

/** The texts in the first column of the first rows. */
export const firstNames = (count: number) =>
  bodyRows()
    .slice(0, count)
    .map((row) => cellTexts(row)[0]);

/** Everything that the table announces. */
export const status = () =>
  screen
    .getAllByRole('status', { hidden: true })
    .map((region) => region.textContent)
    .join(' ');
