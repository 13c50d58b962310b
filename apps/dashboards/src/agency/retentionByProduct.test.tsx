import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { agencyDashboard } from './agencyDashboard.ts';
import { RetentionByProduct } from './drawings/RatesByProduct.tsx';

beforeAll(giveElementsSizes);

function show(): void {
  const tile = 'retention_by_product';
  const definition = agencyDashboard.tiles[tile];
  if (definition === undefined) throw new Error('The profile has no retention by product.');
  const answer = agencyAnswer(tile, { comparison: 'peers' });
  render(
    <RetentionByProduct {...{ tile, definition, answer }} before={undefined} chart={{ title: definition.title }} />,
  );
  act(() => screen.getByRole('application').focus());
}

describe('retention by product', () => {
  it('shows policy and premium retention, and the terms behind them, beside the peers', async () => {
    show();
    await userEvent.keyboard('{Home}');
    const tooltip = await screen.findByRole('tooltip');
    for (const text of ['84.4%', 'Due: 640', 'Premium retention: 90.0%', 'Not due yet: 12', 'Peers: 86.0%'])
      expect(tooltip).toHaveTextContent(text);
    await userEvent.keyboard('t');
    const texts = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(texts[0]).toEqual(['Name', 'Policy retention', 'Peers', 'Due', 'Premium retention', 'Not due yet']);
    expect(texts[1]).toEqual(['Commercial auto', '84.4%', '86.0%', '640', '90.0%', '12']);
  });

  it('says that a product had no due terms', async () => {
    show();
    expect(screen.getByText('Not shown: no due terms.')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Reason: no due terms');
  });
});
