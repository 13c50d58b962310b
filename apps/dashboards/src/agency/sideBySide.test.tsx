import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { KeyNumbersBeside, PremiumBeside, ProductsBeside } from './drawings/SideBySide.tsx';
import { factsBeside, pageFacts } from '../tiles/tileFacts.ts';
import { premiumLines, productsBeside } from './sideBySide.ts';

function answerOf(rows: TileRow[], others: readonly TileRow[][]): TileAnswer {
  return {
    set_id: 's',
    as_of: '2026-10-31',
    period: { from: '2025-11-01', to: '2026-10-31' },
    previous_period: { from: '2024-11-01', to: '2025-10-31' },
    policies: 3,
    premium: 100,
    ignored_filters: [],
    missing: null,
    comparison: null,
    agency: { name: 'Agency 1', city: null },
    rows,
    others: others.map((otherRows, index) => ({
      agency_id: index + 2,
      agency_name: `Agency ${index + 2}`,
      policies: 1,
      premium: 50,
      rows: otherRows,
    })),
  };
}

const numbers = (premium: number, growth: number | null): TileRow[] => [
  {
    scope: 'period',
    premium,
    growth,
    in_force: 7,
    retention: 0.85,
    premium_retention: 0.9,
    average_premium: 5,
    accounts: 2,
  },
  { scope: 'month', month: '2026-10', premium: 1 },
];

describe('side-by-side agencies [PLUS-45]', () => {
  it('each have a column, with the same measure in one row', async () => {
    const answer = answerOf(numbers(120_000, 0.1), [numbers(90_000, null), numbers(50_000, -0.2)]);
    const { container } = render(<KeyNumbersBeside answer={answer} chart={{ title: 'Key numbers side by side' }} />);
    const table = screen.getByRole('table', { name: 'Key numbers side by side' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Measure', 'Agency 1', 'Agency 2', 'Agency 3']);
    expect(screen.getByRole('row', { name: /^Policies [\d]/ })).toHaveTextContent('Policies31−21−2');
    expect(screen.getByRole('row', { name: /^Written premium/ })).toHaveTextContent(
      'Written premium$1,200$900−\u2060$300$500−\u2060$700',
    );
    expect(screen.getByRole('row', { name: /^Growth/ })).toHaveTextContent(
      'Growth+10.0%–not shown: no premium a year before−20.0%−30.0 pt',
    );
    expect(screen.getByText('– Not shown: no premium a year before.')).toBeVisible();
    expect(
      screen.getByText(
        'Agency 1 and 2 other agencies, with the same filters. With each number: its difference from Agency 1.',
      ),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say why a number is missing', () => {
    const [period, month] = numbers(90_000, 0.2);
    const answer = answerOf(numbers(120_000, 0.1), [
      [{ ...period, retention: null, average_premium: null }, month ?? {}],
    ]);
    render(<KeyNumbersBeside answer={answer} chart={{ title: 'Key numbers side by side' }} />);
    expect(screen.getByRole('row', { name: /^Policy retention/ })).toHaveTextContent('not shown: no policies came due');
    expect(screen.getByText('– Not shown: no policies came due; no policies.')).toBeVisible();
  });

  it('are counted in the page’s facts, and each has its own facts [PLUS-30]', () => {
    const answer = answerOf([], [[], []]);
    expect(pageFacts(answer)).toBe('3 agencies side by side · 12 months to Oct 31, 2026');
    expect(pageFacts({ ...answer, others: [] })).toBe('3 policies · $1 · 12 months to Oct 31, 2026');
    expect(factsBeside(answer)).toEqual([
      'Agency 1: 3 policies · $1 · 12 months to Oct 31, 2026',
      'Agency 2: 1 policy · $0.5 · 12 months to Oct 31, 2026',
      'Agency 3: 1 policy · $0.5 · 12 months to Oct 31, 2026',
    ]);
  });

  it('list products that are large for any of them, the largest first, with 0 for missing ones', () => {
    const product = (id: string, share: number): TileRow => ({ product: id, name: id.toUpperCase(), share });
    const answer = answerOf(
      [product('auto', 0.2), product('home', 0.8)],
      [[product('auto', 0.1), product('bop', 0.9)]],
    );
    expect(productsBeside(answer).rows).toEqual([
      { name: 'BOP', kind: 'ratio', own: 0, 'agency-2': 0.9 },
      { name: 'HOME', kind: 'ratio', own: 0.8, 'agency-2': 0 },
      { name: 'AUTO', kind: 'ratio', own: 0.2, 'agency-2': 0.1 },
    ]);
    render(<ProductsBeside answer={answer} chart={{ title: 'Products side by side' }} />);
    expect(screen.getByRole('row', { name: /^BOP/ })).toHaveTextContent('BOP0.0%90.0%+90.0 pt');
  });

  it('each have a line over the months of all agencies', () => {
    const month = (text: string, premium: number): TileRow => ({ month: text, premium });
    const answer = answerOf([month('2026-09', 5)], [[month('2026-10', 7)]]);
    expect(
      premiumLines(answer).map(({ label, points }) => [label, points.map(({ id, value }) => [id, value])]),
    ).toEqual([
      [
        'Agency 1',
        [
          ['2026-09', 5],
          ['2026-10', 0],
        ],
      ],
      [
        'Agency 2',
        [
          ['2026-09', 0],
          ['2026-10', 7],
        ],
      ],
    ]);
    render(<PremiumBeside answer={answer} chart={{ title: 'Premium by month side by side' }} />);
    expect(screen.getByRole('figure', { name: 'Premium by month side by side' })).toBeVisible();
  });
});
