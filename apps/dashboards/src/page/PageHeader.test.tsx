/** @jest-environment jsdom */
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AgencyTileId } from '@agency-insights/insights-api/contract';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { OpenedDashboard, openTestDashboard } from '../testing/OpenedDashboard.test-support.tsx';
import { PageHeader } from './PageHeader.tsx';

beforeAll(giveElementsSizes);

it('PageHeader offers no comparison with too small groups, and says why [PLUS-28]', async () => {
  const dashboard = openTestDashboard({
    definition: agencyDashboard,
    filters: { agency_id: '7' },
    tile(tile, filters) {
      const answer = agencyAnswer(tile as AgencyTileId, filters);
      const { comparison } = answer;
      return { ...answer, comparison: comparison && { ...comparison, group_sizes: { peers: 3, state: 40 } } };
    },
  });
  const choices = [
    { value: 'last_year', label: 'A year before' },
    { value: 'peers', label: 'Peers' },
    { value: 'state', label: 'State' },
  ] as const;
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedDashboard dashboard={dashboard}>
        <PageHeader
          sections={[]}
          choice={{ filter: 'comparison', label: 'Compare with', choices }}
          note="All agencies."
        />
      </OpenedDashboard>
    </InsightsThemeProvider>,
  );
  const why = await screen.findByText('Too few similar agencies to compare with (3 of 5 needed).');
  // Beside the note of the page, in the same place.
  expect(why.parentElement).toHaveTextContent(/^All agencies\.Too few/);
  const peers = screen.getByRole('button', { name: 'Peers' });
  expect(peers).toHaveAttribute('aria-disabled', 'true');
  expect(peers).toHaveAccessibleDescription(/\(3 of 5 needed\)\.$/);
  const user = userEvent.setup();
  await user.click(peers);
  expect(dashboard.getState().filters).toEqual({ agency_id: '7' });
  await user.click(screen.getByRole('button', { name: 'State' }));
  expect(dashboard.getState().filters).toMatchObject({ comparison: 'state' });
});
