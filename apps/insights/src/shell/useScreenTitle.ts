import { useContext, useEffect } from 'react';
import { ShellSlotsProvider } from './ShellSlots.tsx';

/** Names a screen in the document's title by what it is about. Null, while that is not known: by its route. */
export function useScreenTitle(title: string | null): void {
  const { setTitle } = useContext(ShellSlotsProvider);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}
