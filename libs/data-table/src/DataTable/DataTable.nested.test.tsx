import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, rowsSource } from '../index.ts';
import type { DataTableProps } from '../index.ts';
import { patienceMs } from './DataTable.test-support.tsx';
import { nestedAgencies, nestedColumns } from './nestedAgencies.test-support.ts';
import type { AgencyNode } from './nestedAgencies.test-support.ts';

jest.setTimeout(patienceMs);

const source = rowsSource(nestedAgencies, { subRows: (row) => row.branches });
const show = (props: Partial<DataTableProps<AgencyNode>> = {}) =>
  render(<DataTable source={source} columns={nestedColumns} aria-label="Groups" storage={null} {...props} />);
const rows = () =>
  within(screen.getByRole('treegrid', { name: 'Groups' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
const row = (name: string) => rows().find((one) => one.textContent?.includes(name)) as HTMLElement;

describe('nested rows', () => {
  it('are a treegrid whose rows open and close by click, with their levels [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    expect(names()).toEqual(['Lone Star Risk Group', 'Sooner State Partners', 'Gulf Coast Assurance']);
    expect(row('Lone Star Risk Group')).toHaveAttribute('aria-expanded', 'false');
    expect(row('Gulf Coast Assurance')).not.toHaveAttribute('aria-expanded');
    await user.click(within(row('Lone Star Risk Group')).getByRole('button', { name: 'Expand Lone Star Risk Group' }));
    expect(row('Lone Star Risk Group')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Hill Country Coverage')).toHaveAttribute('aria-level', '2');
    expect(row('Hill Country Coverage')).toHaveAttribute('data-depth', '1');
    expect(row('Hill Country Coverage').style.getPropertyValue('--depth')).toBe('1');
    expect(onStateChange.mock.lastCall[0].expanded).toEqual(['G1']);
    await user.click(
      within(row('Lone Star Risk Group')).getByRole('button', { name: 'Collapse Lone Star Risk Group' }),
    );
    expect(names()).toHaveLength(3);
  });

  it('open and close by the arrow keys [TABLE-ROW-1]', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(names()).toHaveLength(5);
    await user.keyboard('{ArrowLeft}');
    expect(names()).toHaveLength(3);
  });

  it('are reached by the search, with the rows above them open [TABLE-ROW-1]', () => {
    show({ defaultState: { globalFilter: 'San Marcos' } });
    expect(names()).toEqual(['Lone Star Risk Group', 'Lone Star Risk Advisors', 'San Marcos branch']);
  });
});
