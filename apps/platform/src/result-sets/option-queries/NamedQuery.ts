import type { Filters, RunQueryResponse } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../../http/Person.ts';
import type { SetDimensions } from '../SetDimensions.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';

/** Dependencies of a named query. */
export interface NamedQueryContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** The caller's lines, to which every result is limited (PLAT-13). */
  access: LineAccess;
  filters: Filters;
  /** Max number of rows. */
  limit: number;
  /** Base day of relative dates, `yyyy-mm-dd`. */
  today: string;
  signal?: AbortSignal;
}

/** Returns the rows of one named query. */
export type NamedQuery = (context: NamedQueryContext) => Promise<RunQueryResponse>;
