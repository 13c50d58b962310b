import { constructTable, type TableOptions } from '@tanstack/react-table';
import { table_publishExternalState, table_setOptions } from '@tanstack/react-table/static-functions';
import { batch, createAtom, shallow } from '@tanstack/store';
import { renderPhaseReactivity } from '@tanstack/table-core/reactivity';
import { useState } from 'react';
import type { RowDetails } from '../columns/columnDefinition.types.ts';
import type { DataTableFeatures, DataTableInstance } from '../model/columns/columnFeatures.ts';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';

/**
 * Returns the TanStack Table of a component, the same object for the component's life. TanStack's `useTable` renders the component
 * again when the table's own store changes. Here the state is the caller's, who renders by itself, so nothing has to listen.
 */
export function useTableInstance(options: TableOptions<DataTableFeatures, RowDetails<unknown>>): DataTableInstance {
  const [table] = useState(() => {
    const features = { coreReactivityFeature: renderPhaseReactivity({ createAtom, batch }), ...options.features };
    return constructTable({ ...options, features });
  });
  table_setOptions(table, (before) => ({ ...before, ...options }), { syncExternalState: false });
  // Code that subscribes to the table's store is notified when the state is on the page.
  useBrowserLayoutEffect(() => table_publishExternalState(table, options.state ?? null, shallow));
  return table;
}
