import { render, screen } from '@testing-library/react';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { agencyDashboard } from './agencyDashboard.ts';
import { Accounts } from './drawings/MixTables.tsx';

it('accounts with the same name show their codes', () => {
  const definition = agencyDashboard.tiles.accounts;
  if (definition === undefined) throw new Error('The profile has no accounts.');
  const answer = agencyAnswer('accounts', {});
  const rows = answer.rows.map((row, at) => (at === 0 ? row : { ...row, name: 'Dallas office' }));
  const chart = { title: definition.title };
  render(<Accounts tile="accounts" {...{ definition, chart }} answer={{ ...answer, rows }} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Austin office',
    'Dallas office (A-1)',
    'Dallas office (A-2)',
  ]);
});
