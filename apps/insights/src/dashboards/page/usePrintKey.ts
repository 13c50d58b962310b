import { useEffect } from 'react';

/**
 * Prints in another way when the user presses the keys that print the page: Ctrl+P, or Cmd+P on a Mac. Null leaves the keys
 * to the browser.
 */
export function usePrintKey(print: (() => void) | null): void {
  useEffect(() => {
    if (print === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [print]);
}
