import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createFakeServices,
  dashboardsOrigin,
  type FakeServicesOptions,
} from '../testing/createFakeServices.test-support.ts';
import { FrameDouble } from '../testing/FrameDouble.test-support.ts';
import { mockBrowser } from '../testing/mockBrowser.test-support.ts';
import { createPageRouter, OpenedPage } from '../testing/openPage.test-support.tsx';

beforeEach(mockBrowser);

async function openAgency(search = '', options?: FakeServicesOptions) {
  const fake = createFakeServices(options);
  const router = createPageRouter(`/marketing/agencies/7${search}`);
  render(<OpenedPage services={fake.services} router={router} />);
  const frame = new FrameDouble('Dashboard of Kramer & Sons Insurance');
  await screen.findByRole('heading', { level: 1, name: /^(Kramer & Sons Insurance|Compare \d agencies)/ });
  await waitFor(() => expect(frame.element).toBeInTheDocument());
  return { ...fake, frame, user: userEvent.setup(), address: () => router.state.location.searchStr, router };
}

/** Holds timers of a delay until they are ended, however slow the machine is. */
function holdTimers(heldMs: number) {
  const held: (() => void)[] = [];
  const start = window.setTimeout.bind(window);
  const spy = jest.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delayMs?: number) =>
    // No timer of the browser has a negative id.
    delayMs === heldMs ? -held.push(run) : start(run, delayMs)) as typeof window.setTimeout);
  return {
    end() {
      spy.mockRestore();
      for (const run of held) run();
    },
  };
}

const drawer = () => screen.findByRole('complementary', { name: 'Filters' });

describe('the page of an agency', () => {
  it('shows the agency’s name and place, links back to the search, and opens the dashboard [APP-ROUTE-1, APP-DASH-2]', async () => {
    const { frame, targets } = await openAgency('?agency_state=TX&line=commercial');
    expect(screen.getByText('Philadelphia, PA · 3 accounts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find agencies' })).toHaveAttribute(
      'href',
      '/marketing/agencies?agency_state=TX&line=commercial',
    );
    const target = new URL(targets[0] ?? '', dashboardsOrigin);
    expect(target.pathname).toBe('/embed/dashboards/agency');
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      agency_id: '7',
      line: 'commercial',
      embed_domain: window.location.origin,
      hide_filter: 'agency_id',
    });
    expect(target.searchParams.has('agency_state')).toBe(false);
    expect(frame.element.src).toContain(`${dashboardsOrigin}/login/embed/`);
  });

  it.each(['Escape', 'Enter'])(
    'moves the focus to the visible Filters button when %s closes initially open filters',
    async (key) => {
      const { user } = await openAgency();
      const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
      const panel = within(await drawer());
      act(() => panel.getByRole('button', { name: 'Close filters' }).focus());
      await user.keyboard(`{${key}}`);
      const button = screen.getByRole('button', { name: 'Filters' });
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(seen.mock.contexts).toContain(button);
    },
  );

  it('says that the agency does not exist, and leads back', async () => {
    const { services } = createFakeServices();
    const router = createPageRouter('/marketing/agencies/7');
    render(<OpenedPage services={services} router={router} />);
    await screen.findByRole('heading', { level: 1, name: 'Kramer & Sons Insurance' });
    await act(async () => router.history.push('/marketing/agencies/4711'));
    expect(await screen.findByRole('heading', { name: 'This agency does not exist' })).toBeInTheDocument();
    // A page like any other: its heading and title say it.
    expect(screen.getByRole('heading', { level: 1, name: 'This agency does not exist' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Previous Page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kramer & Sons Insurance' })).toBeVisible();
  });

  it('says that the agency could not be loaded, and retries on request', async () => {
    const { services } = createFakeServices();
    const { resultSets } = services.api;
    const answer = resultSets.listAgenciesAccounts;
    services.queries.setDefaultOptions({ queries: { retry: false } });
    resultSets.listAgenciesAccounts = () => Promise.reject(new Error('down'));
    render(<OpenedPage services={services} router={createPageRouter('/marketing/agencies/7')} />);
    const alert = (await screen.findByText('The agency could not be loaded')).closest<HTMLElement>('[role]');
    resultSets.listAgenciesAccounts = answer;
    await userEvent.click(within(alert ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kramer & Sons Insurance' })).toBeInTheDocument();
    expect(screen.queryByText('The agency could not be loaded')).not.toBeInTheDocument();
  });

  it('ignores an invalid filter, names it, and removes it on request [PLUS-1]', async () => {
    const { frame, targets, user, address } = await openAgency('?line=commercial&effective_date=zzz');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The filter “Effective date” cannot be read: zzz.')).toBeInTheDocument();
    expect(new URL(targets[0] ?? '', dashboardsOrigin).searchParams.has('effective_date')).toBe(false);
    await frame.load({ agency_id: '7', line: 'commercial' });
    expect(screen.getByRole('list', { name: 'Active filters' })).not.toHaveTextContent('zzz');
    await user.click(alert.getByRole('button', { name: 'Remove the filter' }));
    await waitFor(() => expect(address()).toBe('?line=commercial'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ignores an unknown view, names it, and removes it on request [PLUS-1]', async () => {
    const { targets, user, address } = await openAgency('?line=commercial&industry=zzz&comparison=budget');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“Industry” cannot be zzz.');
    expect(alert).toHaveTextContent('“Compare with” cannot be budget.');
    const asked = new URL(targets[0] ?? '', dashboardsOrigin).searchParams;
    expect([asked.get('line'), asked.has('industry'), asked.has('comparison')]).toEqual(['commercial', false, false]);
    await user.click(within(alert).getByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(address()).toBe('?line=commercial'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names all invalid filters in one message [PLUS-1]', async () => {
    const { user, address, targets } = await openAgency('?policy_premium=lots&effective_date=zzz&agency_state=TX');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“Effective date” cannot be read: zzz.');
    expect(alert).toHaveTextContent('“Policy premium” cannot be read: lots.');
    expect(targets).toHaveLength(1);
    await user.click(within(alert).getByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(address()).toBe('?agency_state=TX'));
  });

  it('ignores accounts of other agencies, and says how many [APP-DASH-8]', async () => {
    const { targets, user, address } = await openAgency('?accounts=70,80,90');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('2 chosen accounts are not of this agency.');
    await waitFor(() => expect(targets).toHaveLength(1));
    expect(new URL(targets[0] ?? '', dashboardsOrigin).searchParams.get('accounts')).toBe('70');
    expect(screen.getByText('Philadelphia, PA · 1 of 3 accounts')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Remove these accounts' }));
    await waitFor(() => expect(address()).toBe('?accounts=70'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('includes all accounts if none of the selected ones belongs to the agency [APP-DASH-8]', async () => {
    const { targets } = await openAgency('?accounts=80');
    expect(await screen.findByRole('alert')).toHaveTextContent('all of its accounts are included');
    await waitFor(() => expect(targets).toHaveLength(1));
    expect(new URL(targets[0] ?? '', dashboardsOrigin).searchParams.has('accounts')).toBe(false);
    expect(screen.getByText('Philadelphia, PA · 3 accounts')).toBeInTheDocument();
  });

  it('ignores compared agencies that are missing, duplicates, or the agency itself [PLUS-45]', async () => {
    const { targets, user, address } = await openAgency('?compare_agencies=999,8,8,7');
    const alert = await screen.findByRole('alert');
    for (const text of ['1 agency to compare with cannot be found.', 'with itself.', 'is named twice.'])
      expect(alert).toHaveTextContent(text);
    await waitFor(() => expect(targets).toHaveLength(1));
    expect(new URL(targets[0] ?? '', dashboardsOrigin).searchParams.get('compare_agencies')).toBe('8');
    expect(await screen.findAllByRole('button', { name: /^Remove .* Agency$/ })).toHaveLength(1);
    await user.click(within(alert).getByRole('button', { name: 'Remove this comparison' }));
    await waitFor(() => expect(address()).toBe('?compare_agencies=8'));
  });

  it('is only for people who may see a line of business', async () => {
    const { services } = createFakeServices({ permissions: ['viewable:benchmarks'] });
    render(<OpenedPage services={services} router={createPageRouter('/marketing/agencies/7')} />);
    expect(await screen.findByRole('heading', { name: 'You do not have access to agency data' })).toBeInTheDocument();
  });

  it('says after 20 s that its frame does not respond, keeps the accounts, and reopens the frame [APP-DASH-8, PLUS-34]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { frame, targets } = await openAgency('?accounts=70');
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent('The dashboard does not answer');
      expect(screen.getByRole('region', { name: 'Accounts of Kramer & Sons Insurance' })).toHaveTextContent(
        '1 of 3 accounts included',
      );
      await user.click(within(alert).getByRole('button', { name: 'Reload' }));
      await waitFor(() => expect(targets).toHaveLength(2));
      await frame.load({ agency_id: '7', accounts: '70' });
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('only logs that the embed address could not be fetched, and offers a retry [APP-DASH-2]', async () => {
    let attempts = 0;
    const { services, errors } = createFakeServices({
      askAddress: () => {
        attempts += 1;
        return attempts === 1
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ url: `${dashboardsOrigin}/login/embed/x`, filter_names: {} });
      },
    });
    render(<OpenedPage services={services} router={createPageRouter('/marketing/agencies/7')} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const dashboard = screen.getByRole('region', { name: 'Dashboard' });
    expect(dashboard.querySelector('[data-away]')).toHaveStyle({ height: '0px', minHeight: '0' });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByTitle(/^Dashboard of/)).toBeInTheDocument());
    expect(dashboard.querySelector('[data-away]')).toBeNull();
    expect(errors).toEqual(['The address of the dashboard could not be had']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens a dashboard that failed without a network once the network is back', async () => {
    let isAway = true;
    const { services } = createFakeServices({
      askAddress: () =>
        isAway
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ url: `${dashboardsOrigin}/login/embed/x`, filter_names: {} }),
    });
    render(<OpenedPage services={services} router={createPageRouter('/marketing/agencies/7')} />);
    await screen.findByText('The dashboard could not be opened');
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByTitle(/^Dashboard of/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is busy until the frame has drawn its page', async () => {
    const { frame } = await openAgency();
    const dashboard = screen.getByRole('region', { name: 'Dashboard' });
    frame.setFilters({ agency_id: '7' });
    await frame.tell('dashboard:loaded');
    expect(dashboard).toHaveAttribute('aria-busy', 'true');
    await frame.tell('page:properties:changed', { height: 900 });
    expect(dashboard).toHaveAttribute('aria-busy', 'false');
  });

  it('sends applied filters to the frame, runs 500 ms later, and is busy until the run completes [APP-DASH-3, APP-DASH-5]', async () => {
    const { frame, user, address } = await openAgency();
    await frame.load({ agency_id: '7' });
    const panel = within(await drawer());
    const apply = panel.getByRole('button', { name: 'Apply' });
    const clear = panel.getByRole('button', { name: 'Clear' });
    expect(apply).toHaveAttribute('aria-disabled', 'true');
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await user.click(await screen.findByRole('option', { name: /Commercial lines/ }));
    await user.keyboard('{Escape}');
    expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    const timers = holdTimers(500);
    await user.click(apply);
    await waitFor(() => expect(address()).toBe('?line=commercial'));
    expect(frame.of('dashboard:filters:update')).toEqual([
      { type: 'dashboard:filters:update', filters: { agency_id: '7', line: 'commercial' } },
    ]);
    expect(frame.of('dashboard:run')).toEqual([]);
    act(timers.end);
    expect(frame.of('dashboard:run')).toHaveLength(1);
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    frame.setFilters({ agency_id: '7', line: 'commercial' });
    await frame.tell('dashboard:tile:complete');
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    await frame.run();
    expect(clear).not.toHaveAttribute('aria-disabled', 'true');
    expect(apply).toHaveAttribute('aria-disabled', 'true');
    expect(panel.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.click(clear);
    await waitFor(() => expect(address()).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address()).toBe('?line=commercial'));
  });

  it('applies filters that are set inside the frame, and Undo and Back revert them [PLUS-1, PLUS-23, PLUS-32]', async () => {
    const { frame, address, router, user } = await openAgency('?line=commercial');
    await frame.load({ agency_id: '7', line: 'commercial' });
    frame.setFilters({ agency_id: '7', line: 'commercial', product: 'BOP', comparison: 'peers' });
    await frame.tell('dashboard:filters:changed');
    await waitFor(() => expect(address()).toBe('?line=commercial&product=BOP&comparison=peers'));
    await frame.run();
    expect(frame.of('dashboard:filters:update')).toEqual([]);
    // Undo and Back are one step through one history.
    expect(frame.of('dashboard:options:set').at(-1)?.page).toEqual({
      title: expect.stringContaining('Kramer') as unknown,
      sentence: expect.stringContaining('BOP') as unknown,
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address()).toBe('?line=commercial'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    act(() => router.history.forward());
    await waitFor(() => expect(address()).toContain('product=BOP'));
    await frame.run();
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('?line=commercial'));
    expect(frame.of('dashboard:filters:update').length).toBeGreaterThan(0);
    expect(frame.of('dashboard:filters:update')[0]?.filters).toEqual({
      agency_id: '7',
      line: 'commercial',
      product: '',
      comparison: '',
    });
  });

  it('accepts messages only from its frame [PLUS-23]', async () => {
    const { frame, address } = await openAgency('?line=commercial');
    await frame.load({ agency_id: '7', line: 'commercial' });
    frame.setFilters({ agency_id: '7' });
    await frame.tell('dashboard:filters:changed', {}, 'https://elsewhere.test');
    await frame.tell('dashboard:filters:changed', {}, dashboardsOrigin, window);
    expect(address()).toBe('?line=commercial');
  });

  it('follows links of marks only within the app [PLUS-27]', async () => {
    const { frame, router } = await openAgency();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await frame.load({ agency_id: '7' });
    await frame.tell('drillmenu:click', { url: '/marketing/agencies?product=BOP', newTab: true });
    expect(opened).toHaveBeenCalledWith('/marketing/agencies?product=BOP', '_blank', 'noopener');
    for (const url of ['https://elsewhere.test/x', '//elsewhere.test/x', 'javascript:alert(1)', '/\\elsewhere.test'])
      await frame.tell('drillmenu:click', { url });
    expect(router.state.location.pathname).toBe('/marketing/agencies/7');
    await frame.tell('dashboard:tile:explore', { url: '/marketing/agencies?product=BOP', label: 'Open as search' });
    expect(await screen.findByRole('heading', { name: 'Find agencies' })).toBeInTheDocument();
  });

  it('scrolls to a dialog that covers the frame, and to no other', async () => {
    const { frame } = await openAgency();
    await frame.load({ agency_id: '7' });
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    for (const placement of ['center', 'top', 'elsewhere'])
      await frame.tell('env:client:dialog', { open: true, placement, dialogType: 'definition' });
    await frame.tell('env:client:dialog', { open: false, placement: 'cover', dialogType: 'merge' });
    expect(seen.mock.contexts).not.toContain(frame.element);
    await frame.tell('env:client:dialog', { open: true, placement: 'cover', dialogType: 'merge' });
    expect(seen.mock.contexts).toContain(frame.element);
  });

  it('applies the filters with Ctrl + Enter', async () => {
    const { frame, user, address } = await openAgency();
    await frame.load({ agency_id: '7' });
    const panel = within(await drawer());
    await user.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await user.click(await screen.findByRole('option', { name: /Commercial lines/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('?line=commercial'));
  });

  it('shows the dashboard after Apply if the filters cover it', async () => {
    mockBrowser(390);
    const { frame, user, address } = await openAgency();
    await frame.load({ agency_id: '7' });
    const open = screen.getByRole('button', { name: 'Filters' });
    await user.click(open);
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await user.click(await screen.findByRole('option', { name: /Commercial lines/ }));
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address()).toBe('?line=commercial'));
    expect(open).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives the frame tokens on request, and keeps the filters when its session ends [PLUS-23, PLUS-34]', async () => {
    const { frame, targets, user } = await openAgency('?line=commercial');
    await frame.load({ agency_id: '7', line: 'commercial' });
    await frame.tell('session:tokens:request');
    await waitFor(() => expect(frame.of('session:tokens')).toHaveLength(1));
    expect(frame.of('session:tokens')[0]).toMatchObject({ api_token: 'api', navigation_token: 'navigation' });
    await frame.tell('session:expired');
    expect(screen.getByText('Your dashboard session has ended')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(targets).toHaveLength(2));
    expect(targets[1]).toContain('line=commercial');
  });

  it('waits with new tokens for the frame while another tab renews them [PLUS-23]', async () => {
    const { frame, services } = await openAgency();
    await frame.load({ agency_id: '7' });
    const renewals = jest.spyOn(services.api.looker, 'generateEmbedTokens');
    const waiting: (() => void)[] = [];
    const locks = {
      request: (_name: string, renew: () => Promise<unknown>) =>
        new Promise((resolve) => waiting.push(() => resolve(renew()))),
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    try {
      await frame.tell('session:tokens:request');
      expect(renewals).not.toHaveBeenCalled();
      act(() => waiting.forEach((goOn) => goOn()));
      await waitFor(() => expect(frame.of('session:tokens')).toHaveLength(1));
      expect(renewals).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('prints the dashboard instead of the page once the dashboard has loaded', async () => {
    const { frame, user } = await openAgency();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    // Until then, the browser prints.
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
    await frame.load({ agency_id: '7' });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(frame.of('dashboard:print')).toHaveLength(1);
    await user.keyboard('{Control>}p{/Control}');
    expect(frame.of('dashboard:print')).toHaveLength(2);
  });

  it('exports the dashboard as a workbook with its filters [APP-EXPORT-1, APP-EXPORT-2]', async () => {
    const { frame, user, exports } = await openAgency('?line=commercial');
    await frame.load({ agency_id: '7', line: 'commercial' });
    const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/^Export successful! .*\.xlsx$/)).toBeInTheDocument();
    expect(link).toHaveBeenCalled();
    expect(exports).toEqual([
      {
        export_file: 'marketing_insights/exports/imi_agency_details_dashboard.export',
        result_type: 'xlsx',
        use_labels: true,
        show_filters: true,
        dashboard_filters_extra: { agency_id: '7', line: 'commercial' },
        language: 'en-US',
      },
    ]);
  });

  it('aggregates the checked accounts, or all if none is checked [APP-DASH-8, APP-FIND-8]', async () => {
    const { frame, user, address } = await openAgency();
    await frame.load({ agency_id: '7' });
    await user.click(screen.getByRole('button', { name: 'Accounts' }));
    const region = within(screen.getByRole('region', { name: 'Accounts of Kramer & Sons Insurance' }));
    expect(region.getByText('All 3 accounts included · all years of the data')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'About this table' })).toHaveAccessibleDescription(
      'Table displays all accounts linked to an agency, check accounts for aggregated dashboard values or uncheck all for all agency accounts',
    );
    // The place that tells accounts apart is a part of its own: only the name before it is cut off.
    expect(region.getByText('office 1')).toBeVisible();
    const boxes = region.getAllByRole('checkbox');
    await user.click(boxes[1] as HTMLElement);
    await user.click(boxes[3] as HTMLElement);
    await waitFor(() => expect(address()).toBe('?accounts=70,72'));
    expect(region.getByText('2 of 3 accounts included · all years of the data')).toBeInTheDocument();
    expect(frame.of('dashboard:filters:update').at(-1)?.filters).toEqual({ agency_id: '7', accounts: '70,72' });
    await user.click(region.getByRole('button', { name: 'Uncheck all' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(frame.of('dashboard:filters:update').at(-1)?.filters).toEqual({ agency_id: '7', accounts: '' });
  });

  it('has its dashboard in a region that keyboard users can skip in both directions [PLUS-18]', async () => {
    const { frame, user, address } = await openAgency();
    await frame.load({ agency_id: '7' });
    const dashboard = within(screen.getByRole('region', { name: 'Dashboard' }));
    const start = dashboard.getByRole('link', { name: 'Skip the dashboard' });
    const end = dashboard.getByRole('link', { name: 'End of the dashboard: back to its start' });
    expect(start.compareDocumentPosition(frame.element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(end.compareDocumentPosition(frame.element)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    act(() => start.focus());
    await user.keyboard('{Enter}');
    expect(end).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(start).toHaveFocus();
    expect(address()).toBe('');
  });

  it('compares the agency with up to four others [PLUS-45]', async () => {
    const { frame, user, address } = await openAgency('?compare_agencies=8');
    await frame.load({ agency_id: '7', compare_agencies: '8' });
    // The page says that it compares, in its heading, in the document's title, and on paper.
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Compare 2 agencies');
    // One line says which, each by its name alone.
    expect(screen.getByRole('link', { name: 'Kramer & Sons Insurance' })).toHaveAttribute(
      'href',
      '/marketing/agencies/7',
    );
    expect(await screen.findByRole('link', { name: 'Lone Star Agency' })).toHaveAttribute(
      'href',
      '/marketing/agencies/8',
    );
    expect(screen.queryByText(/Lone Star Agency/, { ignore: 'a' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accounts' }));
    expect(screen.getByRole('heading', { name: 'Accounts of Kramer & Sons Insurance' })).toBeVisible();
    expect(document.title).toBe('Kramer & Sons Insurance compared with Lone Star Agency');
    expect(frame.of('dashboard:options:set').at(-1)?.page).toMatchObject({ title: document.title });
    await user.click(screen.getByRole('button', { name: /^Compare/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare agencies' }));
    await user.click(dialog.getByRole('combobox', { name: 'Agencies' }));
    expect(screen.queryByRole('option', { name: /Kramer/ })).toBeNull();
    await user.click(await screen.findByRole('option', { name: /Bluebonnet/ }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe('?compare_agencies=8,9'));
    await waitFor(() => expect(heading).toHaveTextContent('Compare 3 agencies'));
    await waitFor(() =>
      expect(document.title).toBe(
        'Kramer & Sons Insurance compared with Lone Star Agency and Bluebonnet Risk Partners',
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Lone Star Agency' }));
    await waitFor(() => expect(address()).toBe('?compare_agencies=9'));
  });

  it('moves the focus to Undo when the user removes a compared agency', async () => {
    const { user, address } = await openAgency('?compare_agencies=8');
    (await screen.findByRole('button', { name: 'Remove Lone Star Agency' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(''));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  });
});
