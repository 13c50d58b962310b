import { render } from '@testing-library/react';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { agencyDashboard } from './agencyDashboard.ts';
import { PremiumByMonth } from './drawings/PremiumByMonth.tsx';

beforeAll(giveElementsSizes);

it('commercial lines keep their colour on a page that is filtered to them', () => {
  const tile = 'premium_by_month';
  const definition = agencyDashboard.tiles[tile];
  if (definition === undefined) throw new Error(`The profile has no tile ${tile}.`);
  const answer = agencyAnswer(tile, {});
  const colors = () =>
    new Set([...document.querySelectorAll('rect.chart-outline')].map((bar) => bar.getAttribute('class')));
  const chart = { title: definition.title };
  const { rerender } = render(<PremiumByMonth {...{ tile, definition, answer, chart }} />);
  const [, commercial] = colors();
  const rows = answer.rows.map((row) => ({ ...row, personal: 0 }));
  rerender(<PremiumByMonth {...{ tile, definition, chart }} answer={{ ...answer, rows }} />);
  expect(colors()).toEqual(new Set([commercial]));
});
