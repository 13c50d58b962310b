import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices } from '../testing/createFakeServices.test-support.ts';
import { FrameDouble } from '../testing/FrameDouble.test-support.ts';
import { mockBrowser } from '../testing/mockBrowser.test-support.ts';
import { createPageRouter, OpenedPage } from '../testing/openPage.test-support.tsx';

beforeEach(mockBrowser);

async function openAgency(search = '') {
  const router = createPageRouter(`/marketing/agencies/7${search}`);
  render(<OpenedPage services={createFakeServices().services} router={router} />);
  const frame = new FrameDouble('Dashboard of Kramer & Sons Insurance');
  await screen.findByRole('heading', { level: 1, name: /^Kramer & Sons Insurance/ });
  await waitFor(() => expect(frame.element).toBeInTheDocument());
  return { frame, user: userEvent.setup(), address: () => router.state.location.searchStr, router };
}

describe('a page with a dashboard', () => {
  it('hides its filters the first time, and later restores their state', async () => {
    localStorage.clear();
    const { user } = await openAgency();
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    cleanup();
    await openAgency();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers no Undo after a switch inside the frame, which Back reverts [PLUS-1]', async () => {
    const { frame, address, router } = await openAgency('?line=commercial');
    await frame.load({ agency_id: '7', line: 'commercial' });
    frame.setFilters({ agency_id: '7', line: 'commercial', comparison: 'peers' });
    await frame.tell('dashboard:filters:changed');
    await waitFor(() => expect(address()).toContain('comparison=peers'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('?line=commercial'));
  });
});
