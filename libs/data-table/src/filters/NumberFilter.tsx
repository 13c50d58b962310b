import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import { readRange } from './columnFilters.ts';
import type { NumberRange } from './columnFilters.ts';
import { DebouncedField } from './DebouncedField.tsx';
import type { FilterFieldProps } from './filterField.types.ts';
import { parseNumber } from './parseNumber.ts';

/** Props of `NumberFilter`. */
export interface NumberFilterProps extends FilterFieldProps {
  /** Whether the numbers work only when typing rests. */
  isDelayed: boolean;
}

/** Rows whose value is between two numbers, both included; either may be left open. */
export function NumberFilter({ label, value, onChange, isDelayed, timers }: NumberFilterProps) {
  const { min, max } = readRange(value);
  const isCrossed = min !== null && max !== null && min > max;
  const shared = { isDelayed, timers };
  // Both bounds may be told before the filter is drawn again: the second builds on the first.
  const latest = useRef({ min, max });
  useBrowserLayoutEffect(() => {
    latest.current = { min, max };
  }, [min, max]);
  const change = (bound: Partial<NumberRange>) => onChange((latest.current = { ...latest.current, ...bound }));
  return (
    <>
      <BoundField
        {...shared}
        label={`${label} at least`}
        placeholder="At least"
        value={min}
        onChange={(next) => change({ min: next })}
      />
      <BoundField
        {...shared}
        label={`${label} at most`}
        placeholder="At most"
        value={max}
        error={isCrossed ? 'Less than the lower bound' : undefined}
        onChange={(next) => change({ max: next })}
      />
    </>
  );
}

interface BoundFieldProps {
  label: string;
  placeholder: string;
  value: number | null;
  onChange: (value: number | null) => void;
  isDelayed: boolean;
  error?: string | undefined;
  timers: TableTimers | undefined;
}

function BoundField({ value, onChange, error, ...field }: BoundFieldProps) {
  return (
    <DebouncedField
      {...field}
      isNumber
      value={value === null ? '' : String(value)}
      onSettle={(text) => {
        const number = parseNumber(text);
        if (number !== undefined) onChange(number);
      }}
      errorOf={(text) => (parseNumber(text) === undefined ? 'Not a number' : error)}
    />
  );
}
