import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';
import { sessionOfJoan } from './testing/createFakeProduct.test-support.ts';
import { mockWideScreen } from './testing/mockWideScreen.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from './testing/OpenedProduct.test-support.tsx';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';

beforeEach(mockBrowser);
beforeEach(mockWideScreen);

function open(product: OpenedProductProps): void {
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct {...product} />
    </InsightsThemeProvider>,
  );
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('an outage', () => {
  it('of the permissions service is not shown as missing permission, and a retry continues', async () => {
    const listPermissions = jest
      .fn()
      .mockResolvedValue(['viewable:insights_pl'])
      .mockRejectedValueOnce(new Error('The service is away.'))
      .mockRejectedValueOnce(new Error('The service is away.'));
    open({ address: '/', listPermissions });
    expect(await screen.findByRole('heading', { name: 'Your permissions could not be loaded' })).toBeVisible();
    expect(screen.queryByText(/You do not have access/)).toBeNull();
    await tryAgain();
    const again = await screen.findByRole('heading', { name: 'Your permissions could not be loaded' });
    await waitFor(() => expect(again).toHaveFocus());
    await tryAgain();
    const heading = await screen.findByRole('heading', { name: 'Welcome, Joan' });
    expect(heading).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('of the sign-in service shows an error page of the product, and a retry continues', async () => {
    let isAway = true;
    const fetchSession: typeof fetch = () =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(sessionOfJoan());
    open({ address: '/', fetchSession });
    const heading = await screen.findByRole('heading', { name: 'The sign-in service did not respond' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('banner')).toHaveTextContent('Agency Insights');
    await tryAgain();
    expect(await screen.findByText('Still no response.')).toBeVisible();
    isAway = false;
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'Welcome, Joan' })).toBeVisible();
  });

  it('of the sign-in service ends without a press: the page tries again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isAway = true;
    const fetchSession: typeof fetch = () =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(sessionOfJoan());
    open({ address: '/', fetchSession });
    expect(await screen.findByRole('heading', { name: 'The sign-in service did not respond' })).toBeVisible();
    isAway = false;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Welcome, Joan' })).toBeVisible();
  });

  it('of all data services keeps the start page with searches, and immediately says what could not be loaded', async () => {
    let isAway = true;
    const away = () => Promise.reject(new Error('The service is away.'));
    open({
      address: '/marketing/agencies',
      runQuery: away,
      find: () => (isAway ? away() : Promise.resolve(sampleAgencies(3, 3))),
    });
    expect(await screen.findByText('The agencies could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Agencies with premium over $1M' })).toBeVisible();
    isAway = false;
    await tryAgain();
    expect(await screen.findByText('All 3 agencies, largest first')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Largest agencies by written premium' })).toHaveFocus();
  });
});

describe('an unknown address', () => {
  it('focuses the heading that says so', async () => {
    open({ address: '/nowhere' });
    const heading = await screen.findByRole('heading', { name: 'This page does not exist' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
