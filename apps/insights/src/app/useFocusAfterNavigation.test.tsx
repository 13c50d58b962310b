import { act, render, screen, waitFor } from '@testing-library/react';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

/** A shell whose page comes later than its path. */
function Shell({ path, page }: { path: string; page: string }) {
  useFocusAfterNavigation(path);
  return (
    <>
      <a href="/other">Other</a>
      <main tabIndex={-1}>
        <button key={page}>{page}</button>
      </main>
    </>
  );
}

describe('the focus after navigation', () => {
  it('moves to the main content from a link outside of it', () => {
    const { rerender } = render(<Shell path="/" page="Home" />);
    screen.getByRole('link').focus();
    rerender(<Shell path="/other" page="Home" />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves to the main content when the page with the focused button unmounts', async () => {
    const { rerender } = render(<Shell path="/" page="Compare" />);
    screen.getByRole('button').focus();
    rerender(<Shell path="/other" page="Compare" />);
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
    rerender(<Shell path="/other" page="Next" />);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays where the next page sets it', async () => {
    const { rerender } = render(<Shell path="/" page="Compare" />);
    screen.getByRole('button').focus();
    rerender(<Shell path="/other" page="Compare" />);
    rerender(<Shell path="/other" page="Next" />);
    screen.getByRole('button', { name: 'Next' }).focus();
    // The removal of the page before is heard of after the script that removed it.
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});
