import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnchorHTMLAttributes } from 'react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { documentTitle, type NavigationItem } from '../navigation/navigation.ts';
import { PageShell } from './PageShell.tsx';
import type { PageShellProps } from './PageShell.types.ts';

const navigation: NavigationItem[] = [
  { title: 'Home', href: '/', icon: <svg data-testid="home-icon" />, testId: 'nav-home' },
  { title: 'Marketing Insights', href: '/find-agencies', icon: <svg />, activeHrefs: ['/saved-searches'] },
  { title: 'Benchmarks', href: '/benchmarks', icon: <svg />, disabled: true, divider: true },
];
const bottomNavigation: NavigationItem[] = [{ title: 'Settings', href: '/settings', icon: <svg /> }];
const account = { displayName: 'Dana Reyes', userName: 'analyst@demo.test', onLogOut: () => undefined };
const shell = (props: Partial<PageShellProps> = {}) => (
  <PageShell productName="Agency Insights" currentPath="/find-agencies" {...{ navigation, account }} {...props}>
    <h1>Find agencies</h1>
  </PageShell>
);
const sidebar = () => screen.getByRole('navigation', { name: 'Main' });

beforeEach(() => setViewportWidth(1440));

describe('PageShell', () => {
  describeConformance(shell(), { isPage: true, themeName: 'KitPageShell' });

  it('PageShell has a fixed top bar of 60 px with apps, help, account and logo [KIT-SHELL-1]', async () => {
    renderInTheme(
      shell({
        logo: <span>AI</span>,
        help: { href: 'https://help.example.test' },
        apps: [
          {
            title: 'Insights',
            apps: [
              {
                name: 'insights',
                title: 'Agency Insights',
                url: '/',
                selected: true,
                icon: <svg data-testid="app-icon" />,
              },
            ],
          },
          { title: 'Administration', apps: [{ name: 'accounts', url: '/accounts' }] },
        ],
      }),
    );
    expect(screen.getByRole('banner')).toHaveStyle({ position: 'fixed', height: '60px' });
    expect(screen.getByText('AI')).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help center' });
    expect(help).toHaveAttribute('target', '_blank');
    await userEvent.hover(help);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Help center');
    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    const apps = within(screen.getByRole('dialog', { name: 'Apps' }));
    expect(apps.getByRole('heading', { name: 'Administration' })).toBeVisible();
    expect(apps.getByRole('link', { name: 'Agency Insights' })).toHaveAttribute('aria-current', 'page');
    expect(apps.getByTestId('app-icon')).toBeVisible();
    expect(apps.getByRole('link', { name: 'accounts' })).toHaveAttribute('href', '/accounts');
  });

  it('PageShell lists its entries with icons, disabled ones, dividers, test ids and a bottom group [KIT-SHELL-2]', () => {
    renderInTheme(shell({ bottomNavigation }));
    const main = within(sidebar());
    expect(main.getByTestId('nav-home')).toContainElement(screen.getByTestId('home-icon'));
    expect(main.getByRole('link', { name: 'Benchmarks' })).toHaveAttribute('aria-disabled', 'true');
    expect(main.getByRole('link', { name: 'Benchmarks' })).not.toHaveAttribute('href');
    expect(main.getByRole('separator')).toBeInTheDocument();
    const lists = main.getAllByRole('list');
    expect(lists).toHaveLength(2);
    expect(within(lists[1] as HTMLElement).getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
  });

  it('PageShell marks the entry of the current path and of its extra paths [KIT-SHELL-3]', () => {
    const { rerender } = renderInTheme(shell());
    const current = () => within(sidebar()).getByRole('link', { current: 'page' });
    expect(current()).toHaveTextContent('Marketing Insights');
    rerender(shell({ currentPath: '/saved-searches/12' }));
    expect(current()).toHaveTextContent('Marketing Insights');
    rerender(shell({ currentPath: '/' }));
    expect(current()).toHaveTextContent('Home');
  });

  it('PageShell is initially open, and collapses from 240 to 64 px in 0.3 s [KIT-SHELL-4]', async () => {
    const onSidebarOpenChange = jest.fn();
    renderInTheme(shell({ onSidebarOpenChange }));
    expect(sidebar()).toHaveStyle({ width: '240px' });
    await userEvent.click(screen.getByRole('button', { name: 'Collapse', expanded: true }));
    expect(sidebar()).toHaveStyle({ width: '64px' });
    expect(onSidebarOpenChange).toHaveBeenCalledWith(false, { reason: 'toggle' });
    expect(within(sidebar()).getByRole('link', { name: 'Marketing Insights' })).toHaveTextContent('');
    await userEvent.click(screen.getByRole('button', { name: 'Expand', expanded: false }));
    expect(sidebar()).toHaveStyle({ width: '240px' });
    const css = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n');
    expect(css).toMatch(/transition: ?width 0\.3s/);
  });

  it("Props open and close the sidebar of PageShell, in the product's own widths [KIT-SHELL-4]", () => {
    const { rerender } = renderInTheme(shell({ sidebarOpen: false, sidebarWidth: 280 }));
    expect(sidebar()).toHaveStyle({ width: '64px' });
    rerender(shell({ sidebarOpen: true, sidebarWidth: 280 }));
    expect(sidebar()).toHaveStyle({ width: '280px' });
  });

  it("PageShell sets the document's title from the product's name and the page's title [KIT-SHELL-5]", () => {
    const { rerender } = renderInTheme(shell({ pageTitle: 'Find agencies' }));
    expect(document.title).toBe('Agency Insights | Find agencies');
    rerender(shell({ pageTitle: undefined }));
    expect(document.title).toBe('Agency Insights');
    expect(documentTitle('A', 'B')).toBe('A | B');
  });

  it('PageShell prefetches a page once its link is within 200 px of the viewport [KIT-SHELL-6]', () => {
    const observers: {
      options?: IntersectionObserverInit;
      callback: IntersectionObserverCallback;
      element?: Element;
    }[] = [];
    window.IntersectionObserver = class {
      #own: (typeof observers)[number];
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.#own = { callback, options };
        observers.push(this.#own);
      }
      observe(element: Element) {
        this.#own.element = element;
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const onPrefetch = jest.fn();
    renderInTheme(shell({ onPrefetch }));
    const watched = observers.find(({ element }) => element?.getAttribute('href') === '/find-agencies');
    expect(watched?.options?.rootMargin).toBe('200px');
    expect(onPrefetch).not.toHaveBeenCalled();
    act(() => watched?.callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(onPrefetch.mock.calls).toEqual([['/find-agencies']]);
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('PageShell prefetches each page and reports each fix once, even with callbacks that change on every render', () => {
    window.IntersectionObserver = class {
      #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe() {
        this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const fetched: string[] = [];
    const warned: string[] = [];
    const drawn = (generation: number) =>
      shell({
        navigation: [{ title: 'Home', href: '//find', icon: <svg /> }],
        homeHref: undefined,
        onPrefetch: (href) => fetched.push(`${generation} ${href}`),
        logger: { warn: () => warned.push(`${generation}`) },
      });
    const { rerender } = renderInTheme(drawn(1));
    for (const generation of [2, 3]) rerender(drawn(generation));
    expect(fetched.filter((entry) => entry.endsWith(' /find'))).toEqual(['1 /find']);
    expect(warned).toEqual(['1']);
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('PageShell fixes and logs addresses with repeated slashes [KIT-SHELL-6]', () => {
    const warn = jest.fn();
    renderInTheme(
      shell({ navigation: [{ title: 'Home', href: '//find//agencies', icon: <svg /> }], logger: { warn } }),
    );
    expect(within(sidebar()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/find/agencies');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('//find//agencies'));
  });

  it('PageShell also fixes and logs the addresses of applications, help and account [KIT-SHELL-6]', async () => {
    const warn = jest.fn();
    renderInTheme(
      shell({
        logger: { warn },
        apps: [{ title: 'Insights', apps: [{ name: 'accounts', url: 'https://apps.example.test//accounts' }] }],
        help: { href: 'https://help.example.test//insights' },
        account: { ...account, accountUrl: '/account//profile' },
      }),
    );
    expect(screen.getByRole('link', { name: 'Help center' })).toHaveAttribute(
      'href',
      'https://help.example.test/insights',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    expect(screen.getByRole('link', { name: 'accounts' })).toHaveAttribute(
      'href',
      'https://apps.example.test/accounts',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByRole('menuitem', { name: 'Manage your Account' })).toHaveAttribute('href', '/account/profile');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it("PageShell renders its links with the router's component", () => {
    const RouterLink = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
      <a data-router {...rest}>
        {children}
      </a>
    );
    renderInTheme(shell({ linkComponent: RouterLink }));
    expect(within(sidebar()).getByRole('link', { name: 'Home' })).toHaveAttribute('data-router');
  });

  it('PageShell puts the sidebar behind a menu button on a narrow screen', async () => {
    setViewportWidth(390);
    renderInTheme(shell());
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    expect(within(sidebar()).getByRole('link', { name: 'Marketing Insights' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  });

  it('PageShell does not open the drawer again after the window was wide in between', async () => {
    setViewportWidth(390);
    const { rerender } = renderInTheme(shell());
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible();
    setViewportWidth(1440);
    rerender(shell());
    expect(screen.getByRole('button', { name: 'Collapse' })).toBeVisible();
    setViewportWidth(390);
    rerender(shell());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('The drawer of a narrow screen has logo, name and a close button above all entries, and returns the focus', async () => {
    setViewportWidth(390);
    const settings = { title: 'Settings', href: '#settings', icon: <svg /> };
    renderInTheme(shell({ bottomNavigation: [settings], logo: <span data-testid="mark" />, homeHref: '/start' }));
    const opener = screen.getByRole('button', { name: 'Open navigation' });
    const openedDrawer = async () => {
      await userEvent.click(opener);
      return within(await screen.findByRole('dialog', { name: 'Navigation' }));
    };
    const drawer = await openedDrawer();
    const brand = drawer.getByRole('link', { name: 'Agency Insights' });
    expect(brand).toHaveAttribute('href', '/start');
    expect(within(brand).getByTestId('mark')).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.click(drawer.getByRole('button', { name: 'Close navigation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    const again = await openedDrawer();
    await userEvent.click(again.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openedDrawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('PageShell has a skip link to the content', async () => {
    renderInTheme(shell());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
  });

  it('The skip link works whatever props the application sets on the content', () => {
    renderInTheme(shell({ slotProps: { main: { id: 'content', tabIndex: 0 } } }));
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href');
    expect(document.querySelector(String(target))).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });
});
