import type { Permission } from '@agency-insights/auth-session';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { mockWideScreen } from './testing/mockWideScreen.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from './testing/OpenedProduct.test-support.tsx';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';

// The first page takes long on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 30_000 });

beforeEach(mockBrowser);
beforeEach(mockWideScreen);
beforeEach(() => localStorage.clear());

function openWith(permissions: Permission[], product: Partial<OpenedProductProps> = {}): void {
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct address="/" listPermissions={async () => permissions} {...product} />
    </InsightsThemeProvider>,
  );
}

describe('the home page', () => {
  it('leads to Benchmarks if the person may see nothing else', async () => {
    openWith(['viewable:benchmarks']);
    expect(await screen.findByRole('link', { name: 'Open Benchmarks' })).toHaveAttribute(
      'href',
      '/marketing/benchmarks',
    );
    expect(screen.queryByText(/You do not have access/)).toBeNull();
  });

  it('says which permission is missing if the person may see nothing', async () => {
    openWith([]);
    expect(await screen.findByRole('heading', { name: 'You do not have access to agency data' })).toBeVisible();
  });

  it('offers only searches for lines of business that the person may see', async () => {
    openWith(['viewable:insights_pl'], { address: '/marketing/agencies' });
    const starters = await screen.findByRole('region', { name: 'Suggested searches' });
    expect(within(starters).getByRole('link', { name: 'Personal lines of the last 12 complete months' })).toBeVisible();
    expect(within(starters).queryByRole('link', { name: /Commercial|construction/ })).toBeNull();
    expect(await within(starters).findByRole('link', { name: 'Agencies in Texas' })).toBeVisible();
  });
});

describe('the navigation', () => {
  const entries = () =>
    ['Marketing Insights', 'Agency Insights Benchmarks'].map((name) => screen.findByRole('link', { name }));

  it('is not greyed while the permissions load', async () => {
    openWith([], { listPermissions: () => new Promise(() => undefined) });
    for (const entry of await Promise.all(entries())) expect(entry).not.toHaveAttribute('aria-disabled');
  });

  it('disables what the person may not see, and says why [APP-ROUTE-2]', async () => {
    openWith([]);
    await screen.findByRole('heading', { name: 'You do not have access to agency data' });
    for (const entry of await Promise.all(entries())) {
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveAttribute('tabindex', '0');
      expect(entry).toHaveAccessibleDescription('Ask your administrator for access.');
    }
  });
});

describe('Find agencies', () => {
  it('leads to Benchmarks if the person may see nothing else', async () => {
    openWith(['viewable:benchmarks'], { address: '/marketing/agencies' });
    expect(await screen.findByRole('heading', { name: 'You do not have access to agency data' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Open Benchmarks' })).toBeVisible();
  });

  it('offers to remove a line that the person may not see, also as the only filter', async () => {
    const find: OpenedProductProps['find'] = () => Promise.resolve(sampleAgencies(0));
    openWith(['viewable:insights_pl'], { address: '/marketing/agencies?line=commercial', find });
    const block = within(await screen.findByRole('group', { name: 'No agencies found' }));
    expect(block.getByText(/^You may see personal lines only/)).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'Remove line of business' }));
    expect(await screen.findByRole('region', { name: 'Suggested searches' })).toBeVisible();
  });

  it('says that it loads until the permissions are known', async () => {
    openWith([], { address: '/marketing/agencies', listPermissions: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading...', { selector: 'main *' })).toBeInTheDocument();
  });
});

describe('the page that was requested before signing in', () => {
  it.each([
    ['/marketing/benchmarks', true],
    ['/marketing/agencies', false],
    ['/administration/people', false],
  ])('at %s is offered only to a person who may see it', async (address, isOffered) => {
    openWith(['viewable:benchmarks'], { address, factors: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByRole('link', { name: 'Open Benchmarks' })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Open it' })).toHaveLength(isOffered ? 1 : 0);
  });
});

describe('written premium of all years', () => {
  it('shows the first month of its data', async () => {
    openWith(['viewable:insights_pl'], { address: '/marketing/agencies' });
    const largest = await screen.findByRole('region', { name: 'Largest agencies by written premium' });
    expect(await within(largest).findByText('all years since Jan 2022')).toBeVisible();
  });

  it('is said at the end of the sentence of a search once its first month is known, and has its room before', async () => {
    let answer: (rows: Record<string, string>[]) => void = () => undefined;
    const rows = new Promise<Record<string, string>[]>((resolve) => {
      answer = resolve;
    });
    openWith(['viewable:insights_pl'], {
      address: '/marketing/agencies?agency_state=TX',
      runQuery: ({ query_filename: name }) => (name.endsWith('/data_set.query') ? rows : Promise.resolve([])),
    });
    const sentence = (await screen.findByRole('status', { name: 'Search result' })).parentElement;
    const period = () => screen.getByText(/^, all years since/);
    await waitFor(() => expect(period()).not.toBeVisible());
    answer([{ first_effective_date: '2022-01-01' }]);
    await waitFor(() => expect(period()).toBeVisible());
    expect(sentence).toHaveTextContent(/search premium, all years since Jan 2022$/);
  });
});
