import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { SavedSearches } from './SavedSearches.test-support.tsx';

it('The README example of a drawer opens it, and a button or Escape closes it', async () => {
  const user = userEvent.setup();
  renderInTheme(<SavedSearches />);
  const opener = screen.getByRole('button', { name: 'Show saved searches' });
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Done' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Saved searches' })).toBeVisible();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  }
});
