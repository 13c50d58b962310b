import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockWideScreen } from './testing/mockWideScreen.test-support.ts';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from './testing/OpenedProduct.test-support.tsx';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';

beforeEach(() => {
  mockBrowser();
  mockWideScreen();
});
// A whole page of the product: on a busy machine it takes its time.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

async function openPalette(service: Partial<OpenedProductProps> = {}): Promise<HTMLElement> {
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct address="/" {...service} />
    </InsightsThemeProvider>,
  );
  if (service.address === undefined) await screen.findByRole('heading', { name: 'Welcome, Joan' });
  else await screen.findAllByText(/^\d+ agencies/);
  return waitFor(async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    return screen.getByRole('combobox', { name: 'Search pages, agencies and commands', expanded: true });
  });
}

describe('the palette', () => {
  it('reports that nothing matches, and references no active option [PLUS-44]', async () => {
    const emptyApi = { find: () => Promise.resolve(sampleAgencies(0, 0)), runQuery: () => Promise.resolve([]) };
    const field = await openPalette(emptyApi);
    await userEvent.type(field, 'zzzzq');
    const nothing = 'Nothing found for “zzzzq”.';
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(nothing));
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('finds suggested searches, with how many agencies they find [PLUS-44]', async () => {
    const states = [{ state: 'TX', state_name: 'Texas', agencies: 487 }];
    const field = await openPalette({ runQuery: () => Promise.resolve(states) });
    await userEvent.type(field, 'suggested texas');
    expect(await screen.findByRole('option', { name: /^Agencies in Texas ?487 agencies$/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'premium over');
    await userEvent.click(await screen.findByRole('option', { name: 'Agencies with premium over $1M' }));
    expect(await screen.findByRole('status', { name: 'Search result' })).toHaveTextContent(/with premium/);
  });

  it.each([
    ['sign out', 'Log out'],
    ['kansas', 'Agencies in Kansas'],
  ])('finds by “%s”: %s [PLUS-44]', async (text, label) => {
    const states = ['TX Texas', 'OK Oklahoma', 'FL Florida', 'KS Kansas'].map((one, index) => {
      const [state = '', state_name = ''] = one.split(' ');
      return { state, state_name, agencies: 100 - index };
    });
    const field = await openPalette({
      runQuery: ({ query_filename: file }) => Promise.resolve(file.includes('agency_states') ? states : []),
    });
    await userEvent.type(field, text);
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(label);
  });

  it('lists commands of the page before help topics [PLUS-44]', async () => {
    const field = await openPalette({ address: '/marketing/agencies?agency_state=TX' });
    await userEvent.type(field, 'saved');
    const options = await screen.findAllByRole('option');
    expect(options[0]).toHaveTextContent('Manage saved searches');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Saved searches' })).toBeVisible();
  });

  it('begins with the recent searches of this browser [PLUS-44]', async () => {
    const recent = [
      { filters: '?agency_state=OK', query: '?agency_state=OK', chips: 'Agency state: Oklahoma', agencies: 77 },
    ];
    localStorage.setItem('agency-insights.start.joan', JSON.stringify({ opensWith: 'start', recent }));
    const field = await openPalette();
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent(/^Agency state: Oklahoma ?77 agencies$/);
    await userEvent.type(field, 'oklahoma');
    expect(await screen.findByRole('option', { name: /^Agency state: Oklahoma ?77 agencies$/ })).toBeVisible();
    localStorage.clear();
  });

  it('lists names in the order of the service: the best fit first [APP-FIND-9]', async () => {
    const names = ['River Valley', 'Arkansas River', 'Driver'].map((agency_name, index) => ({
      agency_id: index + 1,
      agency_name,
      city: 'Tulsa',
      state: 'OK',
    }));
    const field = await openPalette({
      runQuery: ({ query_filename: file }) => Promise.resolve(file.includes('agency_names') ? names : []),
    });
    await userEvent.type(field, 'river');
    expect(await screen.findByRole('option', { name: /^River Valley/ })).toBeVisible();
    const found = screen.getAllByRole('option').map((option) => option.textContent);
    expect(found.slice(0, 3)).toEqual(names.map(({ agency_name }) => expect.stringContaining(agency_name) as string));
  });

  it('asks for a second letter where one letter finds no page [PLUS-44]', async () => {
    await userEvent.type(await openPalette(), 'z');
    const said = () => screen.getAllByRole('status').map((one) => one.textContent);
    await waitFor(() => expect(said()).toContain('Type two letters to search agencies.'));
  });

  it('opens from the account menu, which shows its keys [PLUS-44]', async () => {
    await openPalette();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Search ?Ctrl ?K$/ }));
    expect(await screen.findByRole('combobox', { name: 'Search pages, agencies and commands' })).toHaveFocus();
  });

  it('keeps the focus on Tab, and chooses nothing', async () => {
    const field = await openPalette();
    await userEvent.type(field, 'benchm');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.tab();
    expect(field).toHaveFocus();
    expect(screen.getByRole('dialog', { name: /^Search pages/ })).toBeVisible();
  });

  it('announces the number of results [PLUS-44]', async () => {
    await userEvent.type(await openPalette(), 'benchm');
    const said = () => screen.getAllByRole('status').map((one) => one.textContent);
    await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^\d+ results?$/)));
  });

  it('moves the focus to the labelled page on close if nothing had it before [PLUS-44]', async () => {
    await openPalette();
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main', { name: 'Home' })).toHaveFocus());
  });
});
