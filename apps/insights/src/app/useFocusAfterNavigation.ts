import { useEffect, useRef } from 'react';
import { focusPage } from '../shell/focusPage.ts';

/**
 * Focuses the heading of each new page, for keyboard and screen readers, unless the page has focused an element itself.
 * `pathname`: that of the page which is rendered; undefined until the first one is.
 */
export function useFocusAfterNavigation(pathname: string | undefined): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before !== undefined && before !== pathname && !document.activeElement?.closest('main :not(main)')) focusPage();
  }, [pathname]);
}
