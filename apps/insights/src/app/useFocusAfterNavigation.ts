import { useEffect, useRef } from 'react';

/**
 * Focuses the main content after navigation, for keyboard and screen readers, unless the page has focused an element
 * itself.
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
    // The previous page stays until the next one renders, and is removed with its focused element.
    const observer = new MutationObserver(() => {
      if (focused?.isConnected) return;
      observer.disconnect();
      if (!main.contains(document.activeElement)) focusMain();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
