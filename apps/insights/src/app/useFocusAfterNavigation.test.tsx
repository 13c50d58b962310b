import { render, screen } from '@testing-library/react';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

function Shell({ path, heading }: { path: string | undefined; heading?: string }) {
  useFocusAfterNavigation(path);
  return (
    <>
      <a href="/other">Other</a>
      <main tabIndex={-1}>
        {heading && <h1 key={heading}>{heading}</h1>}
        <button key={path}>{path}</button>
      </main>
    </>
  );
}

describe('the focus after navigation', () => {
  it('moves to the heading of the new page from a link outside of it', () => {
    const { rerender } = render(<Shell path="/" heading="Home" />);
    screen.getByRole('link').focus();
    rerender(<Shell path="/other" heading="Other" />);
    expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus();
  });

  it('moves to the heading when the page with the focused button is removed', () => {
    const { rerender } = render(<Shell path="/compare" heading="Compare" />);
    screen.getByRole('button').focus();
    rerender(<Shell path="/" heading="Home" />);
    expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  it('moves to the main content of a page without a heading', () => {
    const { rerender } = render(<Shell path="/" />);
    screen.getByRole('link').focus();
    rerender(<Shell path="/other" />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where the new page sets it', () => {
    const focus = (element: HTMLElement | null) => element?.focus();
    function Page({ path }: { path: string }) {
      useFocusAfterNavigation(path);
      return <main>{path === '/field' ? <input ref={focus} /> : <h1>Home</h1>}</main>;
    }
    const { rerender } = render(<Page path="/" />);
    rerender(<Page path="/field" />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('stays where it is as the first page opens', () => {
    const { rerender } = render(<Shell path={undefined} heading="Home" />);
    rerender(<Shell path="/" heading="Home" />);
    expect(document.body).toHaveFocus();
  });
});
