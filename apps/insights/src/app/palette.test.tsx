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
  await screen.findByRole('heading', { name: 'Welcome, Joan' });
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
