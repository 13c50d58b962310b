import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ColorSchemeScript, type ColorSchemeScriptProps } from './ColorSchemeScript.tsx';

const shownScheme = () => document.documentElement.getAttribute('data-color-scheme');

/** Runs the script as a browser does that reads the page from a server, on a device of which some media queries hold. */
function run(props: ColorSchemeScriptProps = {}, ...holding: string[]): void {
  window.matchMedia = (query: string) => ({ matches: holding.includes(query) }) as MediaQueryList;
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ColorSchemeScript {...props} />);
  // An indirect eval runs it as a script of the page.
  (0, eval)(page.querySelector('script')?.textContent ?? 'throw new Error("no script")');
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-color-scheme');
});

describe('ColorSchemeScript', () => {
  it.each([
    ['light', []],
    ['dark', ['(prefers-color-scheme: dark)']],
    ['high-contrast', ['(prefers-contrast: more)']],
    ['dark', ['(prefers-contrast: more)', '(prefers-color-scheme: dark)']],
  ])('ColorSchemeScript sets %s on a device with %j as long as the user has not chosen a scheme', (scheme, holding) => {
    run({}, ...holding);
    expect(shownScheme()).toBe(scheme);
  });

  it('ColorSchemeScript sets the scheme that the user has chosen, whatever the device prefers', () => {
    localStorage.setItem('mui-mode', 'light');
    localStorage.setItem('mui-color-scheme-light', 'high-contrast');
    run({}, '(prefers-color-scheme: dark)');
    expect(shownScheme()).toBe('high-contrast');
  });

  it('ColorSchemeScript uses the default mode of the provider', () => {
    run({ defaultMode: 'dark' });
    expect(shownScheme()).toBe('dark');
  });

  it('ColorSchemeScript has the nonce of the page’s policy', () => {
    expect(renderToString(<ColorSchemeScript nonce="abc" />)).toContain('nonce="abc"');
  });

  it('ColorSchemeScript renders nothing in the browser, and hydrates without a difference', () => {
    expect(render(<ColorSchemeScript />).container).toBeEmptyDOMElement();
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ColorSchemeScript />);
    const onRecoverableError = jest.fn();
    act(() => void hydrateRoot(page, <ColorSchemeScript />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(page).toBeEmptyDOMElement();
  });
});
