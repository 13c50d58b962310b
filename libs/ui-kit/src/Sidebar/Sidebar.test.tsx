import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NavigationItem } from '../navigation/navigation.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Sidebar } from './Sidebar.tsx';

const items: NavigationItem[] = [
  { title: 'Home', href: '/', icon: <svg /> },
  { title: 'Marketing Insights', href: '/find-agencies', icon: <svg /> },
];

describe('Sidebar', () => {
  describeConformance(<Sidebar items={items} currentPath="/" open width={240} />, { themeName: 'KitSidebar' });

  it('Sidebar keeps the names of its entries when it only shows icons, and shows them in tooltips', async () => {
    renderInTheme(<Sidebar items={items} currentPath="/" open={false} width={64} />);
    const entry = screen.getByRole('link', { name: 'Marketing Insights' });
    expect(entry).toHaveTextContent('');
    await userEvent.hover(entry);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Marketing Insights');
  });

  it('Sidebar marks the entry of the path, also by an extra address that is its prefix [KIT-SHELL-3]', () => {
    const withMore = [items[0], { ...items[1], activeHrefs: ['/agencies'] }] as NavigationItem[];
    const { rerender } = renderInTheme(<Sidebar items={withMore} currentPath="/" open width={240} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    rerender(<Sidebar items={withMore} currentPath="/agencies/812" open width={240} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Marketing Insights');
  });

  it.each([true, false])('A disabled entry of Sidebar is in the tab order and says why, open: %s', async (open) => {
    const benchmarks = { title: 'Benchmarks', href: '/benchmarks', icon: <svg />, disabled: true };
    const disabledReason = 'Ask your administrator for access.';
    renderInTheme(<Sidebar items={[{ ...benchmarks, disabledReason }]} currentPath="/" open={open} width={240} />);
    await userEvent.tab();
    const entry = screen.getByRole('link', { name: 'Benchmarks' });
    expect(entry).toHaveFocus();
    if (open) expect(entry).toHaveAccessibleDescription(disabledReason);
    else expect(entry).toHaveAttribute('aria-description', disabledReason);
  });

  it('Sidebar has no collapse control without a listener', () => {
    renderInTheme(<Sidebar items={items} currentPath="/" open width={240} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('Sidebar throws an error that asks for a list', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sidebar = <Sidebar items={undefined as never} currentPath="/" open width={240} />;
    expect(() => renderInTheme(sidebar)).toThrow('Sidebar needs a list as "items"; it is undefined.');
    error.mockRestore();
  });

  it('Sidebar reports when the user follows an entry', async () => {
    const onNavigate = jest.fn();
    renderInTheme(<Sidebar items={items} currentPath="/find-agencies#x" open width={240} onNavigate={onNavigate} />);
    await userEvent.click(screen.getByRole('link', { name: 'Marketing Insights' }));
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });
});
