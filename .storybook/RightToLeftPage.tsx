import { useInsertionEffect, type PropsWithChildren, type ReactElement } from 'react';

/** Turns the whole page while it is shown, for what opens outside the story. Before layout, since popovers measure then. */
export function RightToLeftPage({ children }: PropsWithChildren): ReactElement {
  useInsertionEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return <>{children}</>;
}
