import { lazy, Suspense } from 'react';
import { changeFilter } from '../filters/filterChanges.ts';
import type { OpenColumnMenu as OpenColumnMenuComponent, OpenColumnMenuProps } from './OpenColumnMenu.tsx';

// No page needs menu and filter before one opens. `lazy` forgets that they take columns of any row, hence the types.
const OpenColumnMenu = lazy(async () => ({
  default: (await import('./OpenColumnMenu.tsx')).OpenColumnMenu,
})) as unknown as typeof OpenColumnMenuComponent;

/** The menu or the filter of a column, as soon as one is open. */
export function ColumnMenus<TRow>(props: Omit<OpenColumnMenuProps<TRow>, 'onFilter'>) {
  if (!props.menu.open) return null;
  return (
    <Suspense fallback={null}>
      <OpenColumnMenu {...props} onFilter={(columnId, value) => changeFilter(props.table, columnId, value)} />
    </Suspense>
  );
}
