import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { render, screen } from '@testing-library/react';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { keyNumber } from '../tiles/keyNumber.ts';
import { ProductBars } from './drawings/MixBars.tsx';
import { Carriers } from './drawings/MixTables.tsx';
import { States } from './drawings/States.tsx';
import { agencyDashboard } from './agencyDashboard.ts';
import { agencyMeasures } from './agencyMeasures.ts';

/** The answer of a tile where all premium was returned: no part of it has a share. */
function returned(tile: 'products' | 'states' | 'carriers'): TileAnswer {
  const answer = agencyAnswer(tile, {});
  const rows = answer.rows.map((row, at) => ({ ...row, premium: -10_000 * (at + 1), share: null, compared: null }));
  return { ...answer, premium: rows.reduce((sum, { premium }) => sum + premium, 0), rows };
}

function propsOf(tile: 'products' | 'states' | 'carriers') {
  const definition = agencyDashboard.tiles[tile];
  if (definition === undefined) throw new Error(`The profile has no tile ${tile}.`);
  return { tile, definition, answer: returned(tile), before: undefined, chart: { title: definition.title } };
}

beforeAll(giveElementsSizes);

describe('a book with more returned than written premium', () => {
  it('compares products by their premium', () => {
    render(<ProductBars {...propsOf('products')} />);
    expect(document.querySelector('figure > p')).toHaveTextContent(/−.?\$\d/);
    expect(screen.queryByText('There are no values to show.')).toBeNull();
  });

  it('compares states by their premium', () => {
    render(<States {...propsOf('states')} />);
    expect(document.querySelector('figure > p')).toHaveTextContent(/−.?\$\d/);
  });

  it('shows no share of the largest carriers', () => {
    render(<Carriers {...propsOf('carriers')} />);
    expect(screen.getByText('16 carriers.')).toBeVisible();
  });

  it('shows no percentage change of a key number', () => {
    const answer = agencyAnswer('summary', {});
    const rows = answer.rows.map((row) => ({ ...row, average_premium: row.scope === 'compared' ? -110 : -160 }));
    const measure = agencyMeasures.find(({ key }) => key === 'average_premium');
    if (measure === undefined) throw new Error('The profile has no average premium.');
    const number = keyNumber(measure, { ...answer, rows });
    expect([number.value, number.change]).toEqual([-160, undefined]);
  });

  it('shows no fall by more than 100 %, but what it was', () => {
    const answer = agencyAnswer('summary', {});
    const rows = answer.rows.map((row) => ({ ...row, average_premium: row.scope === 'compared' ? 2000 : -160 }));
    const measure = agencyMeasures.find(({ key }) => key === 'average_premium');
    if (measure === undefined) throw new Error('The profile has no average premium.');
    const number = keyNumber(measure, { ...answer, rows });
    expect([number.change, number.comparison]).toEqual([undefined, 'was $20']);
  });
});
