import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { AppBar } from './AppBar.tsx';

describe('AppBar', () => {
  describeConformance(<AppBar productName="Agency Insights" />, { isPage: true, themeName: 'KitAppBar' });

  it('AppBar links home with the product’s name, and shows no optional parts without their props', () => {
    renderInTheme(<AppBar productName="Agency Insights" homeHref="/home" />);
    expect(screen.getByRole('link', { name: 'Agency Insights' })).toHaveAttribute('href', '/home');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AppBar is fixed, 60 px high, and opens help in a new tab [KIT-SHELL-1]', () => {
    renderInTheme(<AppBar productName="Agency Insights" help={{ href: 'https://help.example.test' }} />);
    expect(screen.getByRole('banner')).toHaveStyle({ position: 'fixed', height: '60px' });
    const help = screen.getByRole('link', { name: 'Help center' });
    expect(help).toHaveAttribute('href', 'https://help.example.test');
    expect(help).toHaveAttribute('target', '_blank');
  });

  it('AppBar opens the navigation of a narrow screen', async () => {
    const onOpenNavigation = jest.fn();
    renderInTheme(<AppBar productName="Agency Insights" navigationOpen={false} onOpenNavigation={onOpenNavigation} />);
    const button = screen.getByRole('button', { name: 'Open navigation', expanded: false });
    await userEvent.click(button);
    expect(onOpenNavigation).toHaveBeenCalledTimes(1);
  });

  it('AppBar keeps the icon of a button visible while its popup is open', () => {
    renderInTheme(<AppBar productName="Agency Insights" />);
    // jsdom does not apply selectors with :has.
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    expect(rules.filter((rule) => rule.includes('[aria-expanded="true"]')).join()).toContain(
      'rgba(255, 255, 255, 0.12)',
    );
  });
});
