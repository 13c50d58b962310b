import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the page's main content once another page has come, so that the keyboard goes on there and screen
 * readers begin to read it. A page that has focused a place of its own keeps it.
 */
export function useFocusAfterNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
