import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { readRange } from './columnFilters.ts';
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
  const isCrossed = (min ?? -Infinity) > (max ?? Infinity);
  // A reported filter may run later, or never: the second bound builds on the first all the same, as both fields show it.
  const latest = useRef({ min, max });
  useBrowserLayoutEffect(() => {
    latest.current = { min, max };
  }, [min, max]);
  return bounds.map(({ id, words }) => (
    <DebouncedField
      key={id}
      {...{ isDelayed, timers }}
      label={`${label} at ${words}`}
      placeholder={`At ${words}`}
      readAs={readAs}
      value={String({ min, max }[id] ?? '')}
      onSettle={(text) => {
        const number = parseNumber(text);
        if (number !== undefined) onChange((latest.current = { ...latest.current, [id]: number }));
      }}
      errorOf={(text) =>
        parseNumber(text) === undefined
          ? 'Not a number'
          : isCrossed && id === 'max'
            ? 'Less than the lower bound'
            : undefined
      }
    />
  ));
}

/** What is still being typed reads as a number already: "12." as 12. */
function readAs(text: string): string {
  const number = parseNumber(text);
  return number === undefined ? text : String(number ?? '');
}

const bounds = [
  { id: 'min', words: 'least' },
  { id: 'max', words: 'most' },
] as const;
