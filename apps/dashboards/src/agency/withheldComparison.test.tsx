import type { AgencyTileId, TileAnswer } from '@agency-insights/insights-api/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { withTooFewPeers } from '../testing/answerVariants.test-support.ts';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { agencyDashboard } from './agencyDashboard.ts';
import { ProductBars } from './drawings/MixBars.tsx';
import { PremiumBands } from './drawings/PremiumBands.tsx';
import { RateChange, RetentionByProduct } from './drawings/RatesByProduct.tsx';
import { RetentionLine } from './drawings/RetentionLine.tsx';

/** A tile whose second row has too few peers to show. */
function propsOf(tile: AgencyTileId) {
  const definition = agencyDashboard.tiles[tile];
  if (definition === undefined) throw new Error(`The profile has no tile ${tile}.`);
  const answer: TileAnswer = agencyAnswer(tile, { comparison: 'peers' });
  const rows = answer.rows.map((row, at) => (at === 1 ? { ...row, compared: null } : row));
  return { tile, definition, answer: { ...answer, rows }, before: undefined, chart: { title: definition.title } };
}

const reason = 'fewer than 5 agencies, or one has over 80%';

beforeAll(giveElementsSizes);

describe('a tile with too few peers for one of its values', () => {
  it('says in the tile, in the tooltip and in the table why the retention of peers is missing [PLUS-28]', async () => {
    render(<RetentionLine {...propsOf('retention')} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(reason);
    act(() => screen.getByRole('application').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`Reason: ${reason}`);
    await userEvent.keyboard('t');
    expect(screen.getByRole('cell', { name: `not shown: ${reason}` })).toBeVisible();
  });

  it.each<[AgencyTileId, typeof RateChange]>([
    ['retention', RetentionLine],
    ['retention_by_product', RetentionByProduct],
    ['rate_change', RateChange],
    ['products', ProductBars],
    ['premium_bands', PremiumBands],
  ])('says in the tile why it has no peers at all: %s [PLUS-28]', (tile, Drawing) => {
    const props = propsOf(tile);
    render(<Drawing {...props} answer={withTooFewPeers(props.answer)} />);
    expect(screen.getByText(`Peers: not shown: ${reason}`)).toBeVisible();
  });

  it.each<[AgencyTileId, typeof RateChange]>([
    ['rate_change', RateChange],
    ['retention_by_product', RetentionByProduct],
  ])(
    'says in the tooltip and in the table why the peers have no number of a product: %s [PLUS-28]',
    async (tile, Drawing) => {
      render(<Drawing {...propsOf(tile)} />);
      act(() => screen.getByRole('application').focus());
      await userEvent.keyboard('{ArrowDown}');
      expect(await screen.findByRole('tooltip')).toHaveTextContent(`Peers: not shown: ${reason}`);
      await userEvent.keyboard('t');
      expect(screen.getByRole('cell', { name: `not shown: ${reason}` })).toBeVisible();
    },
  );
});
