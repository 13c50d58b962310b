import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider } from '../index.ts';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { AgencyPage } from './AgencyPage.test-support.tsx';

describe('the example page', () => {
  it("The example page filters its list on Apply, announces the count, and sets the document's title", async () => {
    setViewportWidth(1440);
    render(<AgencyPage />, { wrapper: InsightsThemeProvider });
    expect(document.title).toBe('Agency Insights | Find agencies');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'State' }));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    await userEvent.keyboard('{Escape}');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(main.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pecan Valley AgencyTexas']);
    expect(screen.getByText('1 agency found')).toHaveRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(screen.getByRole('option', { name: 'Louisiana' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(main.getByRole('heading', { name: 'No agencies found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close filters' }));
    expect(main.queryByRole('list', { name: 'Agencies' })).toBeNull();
  });
});
