/** @jest-environment jsdom */
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ComponentType } from 'react';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { MissingPartNotice } from '../page/MissingPartNotice.tsx';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { OpenedDashboard, openTestDashboard } from '../testing/OpenedDashboard.test-support.tsx';
import { DashboardsApp } from '../app/DashboardsApp.tsx';
import { PagePart } from './PagePart.tsx';

beforeAll(giveElementsSizes);

const lost = () =>
  lazy<ComponentType>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

describe('a lazy part of the page', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('leaves the rest of the page unchanged if it cannot be loaded, and a reload keeps the filters', async () => {
    const [First, Second] = [lost(), lost()];
    const navigated: string[] = [];
    const dashboard = openTestDashboard({
      definition: agencyDashboard,
      filters: { agency_id: '7', line: 'commercial' },
      tile: () => 'never',
      onNavigate: (url) => navigated.push(url),
    });
    await act(async () =>
      render(
        <InsightsThemeProvider scheme="light">
          <OpenedDashboard dashboard={dashboard}>
            <MissingPartNotice />
            <p>Numbers</p>
            <PagePart missing={<p>In its place</p>}>
              <First />
            </PagePart>
            <PagePart>
              <Second />
            </PagePart>
          </OpenedDashboard>
        </InsightsThemeProvider>,
      ),
    );
    expect(screen.getByText('Numbers')).toBeVisible();
    expect(await screen.findByText('In its place')).toBeVisible();
    expect(screen.getAllByText('Part of this dashboard could not be loaded')).toHaveLength(1);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reload' }));
    expect(navigated).toEqual([
      '/embed/dashboards/agency?agency_id=7&line=commercial&embed_domain=https%3A%2F%2Fapp.example',
    ]);
  });
});

describe('the page inside the frame', () => {
  it('says that it is interrupted, unless the host page does', async () => {
    const dashboard = openTestDashboard({ definition: agencyDashboard, session: 'unreachable', tile: () => 'never' });
    render(<DashboardsApp dashboard={dashboard} isKnown styleNonce="" />);
    expect(await screen.findByText('The dashboard is interrupted')).toBeVisible();
    const page = { title: 'Kramer & Sons', sentence: 'All policies' };
    act(() => dashboard.dispatch({ kind: 'message', message: { type: 'dashboard:options:set', page } }));
    expect(screen.queryByText('The dashboard is interrupted')).toBeNull();
  });

  it('says that the dashboard could not be loaded, and offers a reload', () => {
    render(<DashboardsApp dashboard={null} isKnown styleNonce="" />);
    expect(screen.getByRole('alert')).toHaveTextContent('This dashboard could not be loaded');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('says that there is no dashboard at an unknown address', () => {
    render(<DashboardsApp dashboard={null} isKnown={false} styleNonce="" />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no dashboard at this address.');
  });
});
