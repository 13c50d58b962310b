import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { Button } from '../Button/Button.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { colorModeOf, schemeChoiceOf, type ColorMode } from './colorScheme.ts';
import { InsightsThemeProvider } from './InsightsThemeProvider.tsx';
import { useColorMode } from './useColorMode.ts';

const modes: readonly ColorMode[] = ['light', 'dark', 'high-contrast', 'system'];
const shownScheme = () => document.documentElement.dataset['colorScheme'];

function Modes() {
  const { mode, scheme, setMode } = useColorMode();
  return (
    <>
      <output>{`${mode} ${scheme}`}</output>
      {modes.map((name) => (
        <button key={name} type="button" onClick={() => setMode(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

/** A device of which some media queries hold; gives what changes them. */
function setDevice(...holding: string[]): (...next: string[]) => void {
  let held = holding;
  const listeners = new Set<() => void>();
  window.matchMedia = (query: string) =>
    ({
      media: query,
      get matches() {
        return held.includes(query);
      },
      addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  return (...next) => {
    held = next;
    listeners.forEach((listener) => listener());
  };
}

beforeEach(() => {
  localStorage.clear();
  setDevice();
});

describe('scheme choices', () => {
  it.each(modes)('The mode %s survives conversion to a scheme choice and back', (mode) => {
    expect(colorModeOf(schemeChoiceOf(mode, false))).toBe(mode);
    expect(colorModeOf(schemeChoiceOf(mode, true))).toBe(mode);
  });

  it('A device that asks for more contrast keeps the dark scheme, and keeps an explicit choice', () => {
    expect(schemeChoiceOf('system', true)).toEqual({ mode: 'system', light: 'high-contrast', dark: 'dark' });
    expect(schemeChoiceOf('light', true)).toEqual({ mode: 'light', light: 'light', dark: 'dark' });
  });
});

describe('useColorMode', () => {
  it('useColorMode switches between light, dark and high contrast, and keeps the choice [PLUS-18]', async () => {
    const { unmount } = render(<Modes />, { wrapper: InsightsThemeProvider });
    for (const mode of ['dark', 'high-contrast', 'light', 'high-contrast'] as const) {
      await userEvent.click(screen.getByRole('button', { name: mode }));
      expect(screen.getByRole('status')).toHaveTextContent(`${mode} ${mode}`);
      expect(shownScheme()).toBe(mode);
    }
    unmount();
    render(<Modes />, { wrapper: InsightsThemeProvider });
    expect(screen.getByRole('status')).toHaveTextContent('high-contrast high-contrast');
    await userEvent.click(screen.getByRole('button', { name: 'system' }));
    expect(screen.getByRole('status')).toHaveTextContent('system light');
  });

  it('useColorMode follows a device that asks for more contrast until the person chooses [PLUS-18]', async () => {
    const change = setDevice('(prefers-contrast: more)');
    render(<Modes />, { wrapper: InsightsThemeProvider });
    expect(shownScheme()).toBe('high-contrast');
    act(() => change());
    expect(shownScheme()).toBe('light');
    act(() => change('(prefers-contrast: more)'));
    expect(shownScheme()).toBe('high-contrast');
    await userEvent.click(screen.getByRole('button', { name: 'light' }));
    expect(shownScheme()).toBe('light');
  });

  it('useColorMode ignores an invalid stored choice', () => {
    localStorage.setItem('mui-mode', '"; drop');
    localStorage.setItem('mui-color-scheme-light', '{}');
    expect(() => render(<Modes />, { wrapper: InsightsThemeProvider })).not.toThrow();
  });
});

describe('InsightsThemeProvider', () => {
  it.each(['light', 'dark', 'high-contrast'] as const)('InsightsThemeProvider sets the scheme %s', (scheme) => {
    renderInTheme(<Button>Apply</Button>, { scheme });
    expect(shownScheme()).toBe(scheme);
    expect(localStorage).toHaveLength(0);
  });

  it('InsightsThemeProvider puts the nonce of a Content-Security-Policy on every style, and no script into the page', () => {
    const container = document.createElement('head');
    const cache = createCache({ key: 'strict', nonce: 'r4nd0m', container });
    const { container: page } = render(
      <CacheProvider value={cache}>
        <InsightsThemeProvider>
          <Button>Apply</Button>
        </InsightsThemeProvider>
      </CacheProvider>,
    );
    const styles = [...container.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.map((style) => style.nonce)).toEqual(styles.map(() => 'r4nd0m'));
    expect(page.querySelectorAll('style, script')).toHaveLength(0);
  });

  it('InsightsThemeProvider keeps selected items visible in forced colours, and stops animations on prefers-reduced-motion [PLUS-18]', () => {
    renderInTheme(<Button>Apply</Button>);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    const forced = rules.filter((rule) => rule.includes('forced-colors: active'));
    expect(forced.join('')).toMatch(/--mui-palette-kit-accentFill:\s*Highlight/);
    const still = rules.filter((rule) => rule.includes('prefers-reduced-motion: reduce'));
    // Any duration above none would hold back what a script has just placed.
    expect(still.join('')).toMatch(/transition-duration:\s*0s\s*!important/);
  });
});
