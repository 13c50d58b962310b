import { parseNumber, typedNumber } from '@agency-insights/ui-kit';
import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { readRange } from './columnFilters.ts';
import { DebouncedField } from './DebouncedField.tsx';
import type { FilterFieldProps } from './filterField.types.ts';

/** Props of `NumberFilter`. */
export interface NumberFilterProps extends FilterFieldProps {
  /** Whether the numbers work only when typing rests. */
  isDelayed: boolean;
}

/** Rows whose value is between two numbers, both included; either may be left open. */
export function NumberFilter({ label, value, onChange, isDelayed, timers }: NumberFilterProps) {
  const { texts, locale } = useTableWords();
  const { filter } = texts;
  const { min, max } = readRange(value);
  const isCrossed = (min ?? -Infinity) > (max ?? Infinity);
  // A reported filter may run later, or never: the second bound builds on the first all the same, as both fields show it.
  const latest = useRef({ min, max });
  useBrowserLayoutEffect(() => {
    latest.current = { min, max };
  }, [min, max]);
  return bounds.map(({ id, name, hint }) => (
    <DebouncedField
      key={id}
      isDelayed={isDelayed}
      timers={timers}
      label={filter[name](label)}
      placeholder={filter[hint]}
      readAs={(text) => readAs(text, locale)}
      value={typedNumber({ min, max }[id], locale)}
      onSettle={(text) => {
        const number = parseNumber(text, locale);
        if (number !== undefined) onChange((latest.current = { ...latest.current, [id]: number }));
      }}
      errorOf={(text) =>
        parseNumber(text, locale) === undefined
          ? filter.notANumber
          : isCrossed && id === 'max'
            ? filter.belowMin
            : undefined
      }
    />
  ));
}

/** What is still being typed reads as a number already: "12." as 12. */
function readAs(text: string, locale: string): string {
  const number = parseNumber(text, locale);
  return number === undefined ? text : typedNumber(number, locale);
}

const bounds = [
  { id: 'min', name: 'atLeast', hint: 'atLeastHint' },
  { id: 'max', name: 'atMost', hint: 'atMostHint' },
] as const;
