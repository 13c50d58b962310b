import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the page's main content once another page has come, so that the keyboard goes on there and screen
 * readers begin to read it. A page that has focused a place of its own keeps it.
 */
export function useFocusAfterNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const main = document.querySelector('main');
    if (shown.current === pathname || main === null) return undefined;
    shown.current = pathname;
    const focused = document.activeElement;
    const focusMain = () => main.focus({ preventScroll: true });
    if (!main.contains(focused)) return focusMain();
    // The page before is in view until the next one has come, and takes what has the focus with it.
    const observer = new MutationObserver(() => {
      if (focused?.isConnected) return;
      observer.disconnect();
      if (!main.contains(document.activeElement)) focusMain();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
