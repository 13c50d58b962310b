import type { TileColumn } from '@agency-insights/insights-api/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TileTable } from './TileTable.tsx';

const columns: TileColumn[] = [
  { key: 'name', label: 'Carrier', kind: 'text' },
  { key: 'premium', label: 'Written premium', kind: 'cents' },
  { key: 'share', label: 'Share', kind: 'ratio' },
  { key: 'growth', label: 'Growth', kind: 'ratio' },
];

/** 60 carriers with $6,000 each. */
const rows = Array.from({ length: 60 }, (_, at) => ({
  name: `Carrier ${at}`,
  premium: 600_000,
  share: 1 / 60,
  growth: 0.1,
}));

const renderTable = (carriers: readonly Record<string, string | number | null>[] = rows) =>
  render(
    <TileTable
      chart={{ title: 'Carriers' }}
      sentence="60 carriers."
      columns={columns}
      rows={carriers}
      idOf={(row) => String(row.name)}
    />,
  );

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
/** The rows below the names of the columns. */
const shown = () => screen.getAllByRole('row').slice(1);

describe('a long table on paper [PLUS-33]', () => {
  afterEach(() => act(() => void window.dispatchEvent(new Event('afterprint'))));

  it('has its first rows and the sum of the others', () => {
    renderTable();
    expect(shown()).toHaveLength(8);
    print();
    expect(shown()).toHaveLength(41);
    expect(shown().at(-1)).toHaveTextContent(/^20 more\$120\.0K33\.3%$/);
  });

  it('has all rows if the page shows all of them', async () => {
    renderTable();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
    print();
    expect(shown()).toHaveLength(60);
  });

  it('has no sum of numbers that are partly withheld', () => {
    renderTable(rows.map((row, at) => (at === 50 ? { ...row, premium: null } : row)));
    print();
    expect(shown().at(-1)).toHaveTextContent(/^20 more–33\.3%$/);
  });
});
