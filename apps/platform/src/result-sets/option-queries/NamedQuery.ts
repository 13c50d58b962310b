import type { Filters, RunQueryResponse } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../../http/Person.ts';
import type { SetDimensions } from '../SetDimensions.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';

/** Dependencies of a named query. */
export interface NamedQueryContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** The caller's lines: every answer keeps to them (PLAT-13). */
  access: LineAccess;
  filters: Filters;
  /** Most rows to answer. */
  limit: number;
  /** `yyyy-mm-dd`: what relative dates count from. */
  today: string;
  signal?: AbortSignal;
}

/** Returns the rows of one named query. */
export type NamedQuery = (context: NamedQueryContext) => Promise<RunQueryResponse>;
