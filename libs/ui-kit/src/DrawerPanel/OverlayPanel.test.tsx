import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterDrawer } from '../FilterDrawer/FilterDrawer.tsx';
import { drawerPart } from '../Drawer/drawerPart.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';

describe('OverlayPanel', () => {
  const filters = (
    <FilterDrawer open onClose={() => undefined}>
      <p>State</p>
    </FilterDrawer>
  );

  it('OverlayPanel loads its drawer only in narrow windows, and opens once it has loaded', async () => {
    setViewportWidth(1440);
    const { unmount } = renderInTheme(filters);
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeInTheDocument();
    expect(drawerPart.current()).toBeNull();
    unmount();
    setViewportWidth(390);
    renderInTheme(filters);
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  it('OverlayPanel that was opened from nowhere does not keep the focus when it closes', async () => {
    setViewportWidth(390);
    const drawer = (open: boolean) => (
      <FilterDrawer open={open} onClose={() => undefined} keepMounted>
        <input aria-label="State" />
      </FilterDrawer>
    );
    const { rerender } = renderInTheme(drawer(false));
    rerender(drawer(true));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus();
    rerender(drawer(false));
    expect(document.body).toHaveFocus();
  });
});
