import type { TableTimers } from '../timers/TableTimers.ts';

/** What every kind of filter is given. */
export interface FilterFieldProps {
  /** The column's header. */
  label: string;
  /** What is asked for, in the filter's own shape or anything that a state held; null for nothing. */
  value: unknown;
  /** Asks for something else; null for nothing. */
  onChange: (value: unknown) => void;
  /** Timers of texts that work when typing rests. Default: the environment's. */
  timers?: TableTimers | undefined;
}
