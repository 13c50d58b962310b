import { screen } from '@testing-library/react';
import { Accordion } from '../Accordion/Accordion.tsx';
import { AccordionDetails } from '../Accordion/AccordionDetails.tsx';
import { AccordionSummary } from '../Accordion/AccordionSummary.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { List, ListItem } from '../List/List.tsx';
import { Select } from '../Select/Select.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { createInsightsTheme } from './createInsightsTheme.ts';
import { controlHeights, controlSizes } from './tokens.ts';

describe('the theme', () => {
  const theme = createInsightsTheme();

  it('The theme has the required palette and font [KIT-THEME-1]', () => {
    expect(theme.palette.primary.main.toUpperCase()).toBe('#2E8540');
    expect(theme.palette.secondary.main.toUpperCase()).toBe('#071F30');
    expect(theme.palette.error.main.toUpperCase()).toBe('#D32F2F');
    expect(theme.palette.warning.main.toUpperCase()).toBe('#ED6C02');
    expect(theme.typography.fontFamily).toMatch(/^Roboto/);
  });

  it('The theme has only the sizes 12, 14, 16, 20 and 24 px', () => {
    const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'body1', 'body2', 'button', 'caption'] as const;
    const sizes = new Set(variants.map((name) => parseFloat(String(theme.typography[name].fontSize)) * 16));
    expect([...sizes].sort((a, b) => a - b)).toEqual([12, 14, 16, 20, 24]);
  });

  it('The theme has a spacing of 8 px, and 4 px a step in grids [KIT-THEME-2]', () => {
    expect(theme.spacing(1)).toContain('8px');
    for (const spacing of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
      const { container, unmount } = renderInTheme(<Grid container spacing={spacing} />);
      const styles = getComputedStyle(container.firstElementChild as Element);
      expect(styles.getPropertyValue('--Grid-rowSpacing')).toBe(`${spacing * 4}px`);
      unmount();
    }
  });

  it('Buttons and option controls share one scale of sizes [KIT-THEME-3]', () => {
    for (const size of controlSizes) {
      const { unmount } = renderInTheme(
        <>
          <Button size={size}>Apply</Button>
          <Select size={size} label="Carrier" options={['Prairie Home']} />
        </>,
      );
      expect(screen.getByRole('button')).toHaveStyle({ height: `${controlHeights[size]}px` });
      expect(screen.getByRole('combobox').closest('[data-size]')).toHaveStyle({
        minHeight: `${controlHeights[size]}px`,
      });
      unmount();
    }
  });

  it("The theme follows the system's motion preference, and has one radius and two elevations", () => {
    expect(theme.motion.reducedMotion).toBe('system');
    expect(theme.shape.borderRadius).toBe(8);
    expect(new Set(theme.shadows).size).toBe(3);
  });

  it('The theme exposes its tokens as CSS variables', () => {
    renderInTheme(<Button>Apply</Button>);
    const root = getComputedStyle(document.documentElement);
    expect(root.getPropertyValue('--mui-insights-controlHeight-lg')).toBe('36px');
    expect(root.getPropertyValue('--mui-insights-fontSize-sm')).toBe('0.875rem');
    expect(root.getPropertyValue('--mui-insights-layer-dropdown')).toBe('9999');
    expect(root.getPropertyValue('--mui-palette-kit-accent')).toBe('#2e8540');
  });

  it("The theme accepts default props and styles of the kit's and MUI’s components, which override the kit’s", () => {
    const own = createInsightsTheme({
      components: {
        KitButton: { defaultProps: { size: 'sm' }, styleOverrides: { root: { textTransform: 'uppercase' } } },
        MuiSkeleton: { defaultProps: { animation: false }, styleOverrides: { root: { opacity: 0.5 } } },
        MuiCssBaseline: { styleOverrides: { body: { tabSize: 3 } } },
      },
    });
    renderInTheme(
      <>
        <Button>Apply</Button>
        <Skeleton data-testid="skeleton" />
      </>,
      { theme: own },
    );
    expect(screen.getByRole('button')).toHaveStyle({ height: '28px', textTransform: 'uppercase' });
    expect(screen.getByTestId('skeleton')).toHaveStyle({ opacity: 0.5 });
    expect(screen.getByTestId('skeleton').className).not.toMatch(/wave/);
    // What the kit has set stays beside it.
    expect(cssOf(screen.getByTestId('skeleton'))).toMatch(/--mui-palette-kit-sunken/);
    expect(cssOf(document.body)).toMatch(/tab-size: ?3/);
    expect(cssOf(document.body)).toMatch(/--mui-palette-kit-page/);
  });

  it('The compact theme makes controls smaller [PLUS-18]', () => {
    renderInTheme(<Button>Apply</Button>, { density: 'compact' });
    expect(screen.getByRole('button')).toHaveStyle({ height: '32px' });
  });

  it('The compact theme makes rows lower [PLUS-18]', () => {
    const cut = () => getComputedStyle(document.documentElement).getPropertyValue('--mui-insights-rowCut');
    const rows = (
      <>
        <List>
          <ListItem data-testid="row">Bluestem Insurance</ListItem>
        </List>
        <Accordion>
          <AccordionSummary>Location</AccordionSummary>
          <AccordionDetails>Austin, TX</AccordionDetails>
        </Accordion>
        <Sidebar items={[{ title: 'Home', href: '/', icon: <svg /> }]} currentPath="/" open width={240} />
      </>
    );
    const { unmount } = renderInTheme(rows);
    expect(cut()).toBe('0px');
    const cutOff = (px: number) => `calc(${px}px - 1 * var(--mui-insights-rowCut, 0px))`;
    expect(cssOf(screen.getByTestId('row'))).toContain(`min-height: ${cutOff(40)}`);
    expect(cssOf(screen.getByRole('button', { name: 'Location' }))).toContain(`min-height: ${cutOff(52)}`);
    expect(cssOf(screen.getByRole('link', { name: 'Home' }))).toContain(`height: ${cutOff(40)}`);
    unmount();
    renderInTheme(rows, { density: 'compact' });
    expect(cut()).toBe('8px');
  });
});
