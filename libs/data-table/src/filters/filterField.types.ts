import type { TableTimers } from '../timers/TableTimers.ts';

/** Common props of filter fields. */
export interface FilterFieldProps {
  /** The column's header. */
  label: string;
  /** The filter value, possibly of an unexpected shape; null for none. */
  value: unknown;
  /** Called with the new value; null for none. */
  onChange: (value: unknown) => void;
  /** Timers of debounced fields. Default: the global timers. */
  timers?: TableTimers | undefined;
}
