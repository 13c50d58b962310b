import { parseNumber, typedNumber } from '@agency-insights/ui-kit';
import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { readRange } from './columnFilters.ts';
import { DebouncedField } from './DebouncedField.tsx';
import type { FilterFieldProps } from './filterField.types.ts';

/** Props of `NumberFilter`. */
export interface NumberFilterProps extends FilterFieldProps {
  /** Whether changes are debounced. */
  isDelayed: boolean;
}

/** Filters by two inclusive bounds, each optional. */
export function NumberFilter({ label, value, onChange, isDelayed, timers }: NumberFilterProps) {
  const { texts, locale } = useTableWords();
  const { filter } = texts;
  const { min, max } = readRange(value);
  const isCrossed = (min ?? -Infinity) > (max ?? Infinity);
  // A reported filter may be applied later or never: the second bound builds on the first as shown in the field.
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
      caption={filter[hint]}
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

/** Parses incomplete input: "12." is 12. */
function readAs(text: string, locale: string): string {
  const number = parseNumber(text, locale);
  return number === undefined ? text : typedNumber(number, locale);
}

const bounds = [
  { id: 'min', name: 'atLeast', hint: 'atLeastHint' },
  { id: 'max', name: 'atMost', hint: 'atMostHint' },
] as const;
