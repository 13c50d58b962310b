import { act } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cloneElement, createRef, type ReactElement } from 'react';
import { createInsightsTheme, type InsightsTheme } from '../theme/createInsightsTheme.ts';
import type { KitComponents, KitComponentTheme } from '../theme/InsightsComponents.types.ts';
import { renderInTheme } from './renderInTheme.test-support.tsx';

/** Where the common props of a component go. */
export interface ConformanceOptions {
  /** What the ref holds. Default: some HTML element. */
  refType?: typeof HTMLElement;
  /** Rules of axe that do not fit the component on its own. */
  axeRules?: Record<string, { enabled: boolean }>;
  /** The component is a whole page and brings its own landmarks. Default false. */
  isPage?: boolean;
  /** The component's name in the theme: `KitAlert`. */
  themeName: keyof KitComponents;
}

interface CommonProps {
  ref?: unknown;
  className?: string;
  sx?: object;
  'data-testid'?: string;
}

/**
 * What every component of the kit keeps to: it forwards its ref, takes className and sx beside its own styles,
 * passes other props on, honours what the theme sets for it, prints nothing to the console, and axe finds nothing.
 */
export function describeConformance(element: ReactElement<object>, options: ConformanceOptions): void {
  const { refType = HTMLElement, axeRules, isPage = false, themeName } = options;
  const withProps = (props: CommonProps) => cloneElement(element as ReactElement<CommonProps>, props);

  describe('conformance', () => {
    it('The component forwards its ref', () => {
      const ref = createRef<HTMLElement>();
      renderInTheme(withProps({ ref }));
      expect(ref.current).toBeInstanceOf(refType);
    });

    it('The component adds a given class name to its own', () => {
      renderInTheme(withProps({ className: 'of-the-app' }));
      const root = document.querySelector('.of-the-app');
      expect(root).not.toBeNull();
      expect(root?.classList.length).toBeGreaterThan(1);
    });

    it('The component applies sx to the same element', () => {
      renderInTheme(withProps({ className: 'of-the-app', sx: { scrollMarginTop: '7px' } }));
      expect(document.querySelector('.of-the-app')).toHaveStyle({ scrollMarginTop: '7px' });
    });

    it('The component passes other props on', () => {
      renderInTheme(withProps({ 'data-testid': 'passed-on' }));
      expect(document.querySelector('[data-testid="passed-on"]')).not.toBeNull();
    });

    it('The component uses default props of the theme, and prefers its own', () => {
      const theme = themeWith(themeName, { defaultProps: { 'data-testid': 'of-the-theme' } });
      const { unmount } = renderInTheme(element, { theme });
      expect(document.querySelector('[data-testid="of-the-theme"]')).not.toBeNull();
      unmount();
      renderInTheme(withProps({ 'data-testid': 'its-own' }), { theme });
      expect(document.querySelector('[data-testid="its-own"]')).not.toBeNull();
      expect(document.querySelector('[data-testid="of-the-theme"]')).toBeNull();
    });

    it('The component uses styles of the theme, which its own sx overrides', () => {
      const root = { scrollMarginTop: '7px', scrollMarginBottom: '7px' };
      const theme = themeWith(themeName, { styleOverrides: { root } });
      renderInTheme(withProps({ className: 'of-the-app', sx: { scrollMarginBottom: '9px' } }), { theme });
      expect(document.querySelector('.of-the-app')).toHaveStyle({ scrollMarginTop: '7px', scrollMarginBottom: '9px' });
    });

    it('The component logs nothing and has no axe violations', async () => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderInTheme(isPage ? element : <main>{element}</main>);
      const printed = [...error.mock.calls, ...warn.mock.calls];
      error.mockRestore();
      warn.mockRestore();
      expect(printed).toEqual([]);
      // What opens with a transition ends it while axe is active.
      const found = await act(() => axe(document.body, { rules: { region: { enabled: false }, ...axeRules } }));
      expect(found).toHaveNoViolations();
    });
  });
}

function themeWith(name: keyof KitComponents, settings: KitComponentTheme<object>): InsightsTheme {
  return createInsightsTheme({ components: { [name]: settings } });
}
