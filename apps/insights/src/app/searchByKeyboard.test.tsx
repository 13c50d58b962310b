import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { mockWideScreen } from './testing/mockWideScreen.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from './testing/OpenedProduct.test-support.tsx';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';

beforeEach(() => {
  mockBrowser();
  mockWideScreen();
});
// A whole page of the product: on a busy machine it takes its time.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

function open(product: OpenedProductProps): void {
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct {...product} />
    </InsightsThemeProvider>,
  );
}

/** Finds agencies, but none of commercial lines. */
const findPersonal: OpenedProductProps['find'] = ({ filters }) =>
  Promise.resolve(sampleAgencies(filters.line === undefined ? 3 : 0));

/** Returns the texts of all live regions. */
const announced = () =>
  screen
    .getAllByRole('status')
    .filter((region) => region.getAttribute('aria-live') !== 'off')
    .map((region) => region.textContent)
    .filter((text) => text !== '');

describe('a search with the keyboard', () => {
  it('without a result moves the focus to the filters to remove', async () => {
    open({ address: '/marketing/agencies?agency_state=TX', find: findPersonal });
    await screen.findByText('3 agencies');
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Commercial lines/ }));
    panel.getByRole('button', { name: 'Apply' }).focus();
    await userEvent.keyboard('{Enter}');
    const block = await screen.findByRole('group', { name: 'No agencies found' });
    await waitFor(() => expect(block).toHaveFocus());
    const remedies = within(await screen.findByRole('list', { name: 'Filters to remove' })).getAllByRole('button');
    await userEvent.tab();
    expect(remedies[0]).toHaveFocus();
    expect(announced()).toEqual([expect.stringMatching(/^0 agencies in .*Remove a filter to find agencies\.$/)]);
  });

  it('from the address without a result leaves the focus where it is', async () => {
    open({ address: '/marketing/agencies?agency_state=TX&line=commercial', find: findPersonal });
    await screen.findByRole('list', { name: 'Filters to remove' });
    expect(document.body).toHaveFocus();
  });

  it('lists the first account codes before a text is typed', async () => {
    open({ address: '/marketing/agencies?agency_state=TX', find: () => Promise.resolve(sampleAgencies(3)) });
    await screen.findByText('3 agencies');
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    (await panel.findByRole('combobox', { name: 'Primary account' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'A1000' })).toBeVisible();
  });

  it('is started by Ctrl + Enter while a list is open, in the panel and in the field of a chip', async () => {
    open({ address: '/marketing/agencies?agency_state=TX', find: () => Promise.resolve(sampleAgencies(3)) });
    await screen.findByText('3 agencies');
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const apply = '{Control>}{Enter}{/Control}';
    await userEvent.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await screen.findByRole('option', { name: /^Commercial lines/ });
    await userEvent.keyboard(`{ArrowDown}{Enter}${apply}`);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Line of business: Commercial lines' }));
    const field = await screen.findByRole('dialog', { name: 'Change Line of business' });
    await userEvent.click(await within(field).findByRole('combobox'));
    await screen.findByRole('option', { name: /^Personal lines/ });
    await userEvent.keyboard(`{End}{Enter}${apply}`);
    const chip = await screen.findByRole('button', { name: 'Line of business: Commercial lines or Personal lines' });
    await waitFor(() => expect(chip).toHaveFocus());
  });

  it('speaks a changed filter once its agencies are counted, and after Apply the result alone', async () => {
    open({ address: '/marketing/agencies?agency_state=TX', find: () => Promise.resolve(sampleAgencies(3)) });
    await screen.findByText('3 agencies');
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const regions = () =>
      panel
        .queryAllByRole('status')
        .map((region) => region.textContent)
        .filter((text) => /agenc|applied/.test(text));
    await userEvent.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Commercial lines/ }));
    const heard = new Set<string | null>();
    await waitFor(() => {
      for (const text of regions()) heard.add(text);
      expect(heard).toContain('Not applied: 87 agencies');
    });
    expect(heard.size).toBe(1);
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(regions()).toEqual(['87 agencies']));
    await userEvent.click(panel.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(regions()).toEqual(['Not applied: 87 agencies']));
    // A value that is no number has no count: that of the value before would mislead.
    const premium = panel.getByRole('textbox', { name: 'Agency written premium from' });
    await userEvent.clear(premium);
    await userEvent.type(premium, 'abc');
    await userEvent.tab();
    expect(await panel.findByText('Not applied')).toBeVisible();
    await userEvent.clear(premium);
    expect(await panel.findByText('Not applied: 87 agencies')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await panel.findByText('87 agencies')).toBeVisible();
    expect(regions()).toEqual([]);
  });
});
