'use client';
import { Input, parseNumber } from '@agency-insights/ui-kit';
import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import type { NumberUnit } from '../../schema/FieldSchema.ts';
import { formatExactly } from '../../summary/formatAmount.ts';
import { useFormWords } from '../../texts/useFormWords.ts';
import { readRange } from '../../values/readRange.ts';
import type { RangeFieldControl } from './useRangeField.ts';

/** Props of `RangeInputs`. */
export interface RangeInputsProps {
  /** Name of the field. */
  name: string;
  /** How the field is driven. */
  control: RangeFieldControl;
}

const ends = ['min', 'max'] as const;

const rowStyle: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginTop: 8 };

/** Two boxes to type the ends of a range in: any number, also one between two positions of the track. */
export function RangeInputs({ name, control }: RangeInputsProps): ReactElement {
  const { min = null, max = null } = readRange(control.value) ?? {};
  const range = { min, max };
  const { texts } = useFormWords();
  return (
    <div style={rowStyle}>
      {ends.map((end) => (
        <RangeInput
          key={end}
          name={texts.rangeEnds[end].name(name)}
          placeholder={texts.rangeEnds[end].none}
          value={range[end]}
          {...{ unit: control.unit, disabled: control.disabled }}
          onCommit={(number) => control.setEnds({ ...range, [end]: number })}
        />
      ))}
    </div>
  );
}

interface RangeInputProps {
  name: string;
  placeholder: string;
  value: number | null;
  unit: NumberUnit;
  disabled: boolean;
  onCommit: (value: number | null) => void;
}

/** Takes what was typed once the user leaves it or presses Enter: a half-typed number is another one. */
function RangeInput({ name, placeholder, value, unit, disabled, onCommit }: RangeInputProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const { texts, locale } = useFormWords();
  const isWrong = typed !== null && parseNumber(typed, locale) === undefined;
  const commit = () => {
    const number = typed === null ? undefined : parseNumber(typed, locale);
    if (number === undefined) return;
    setTyped(null);
    if (number !== value) onCommit(number);
  };
  return (
    <Input
      aria-label={name}
      {...{ placeholder, disabled }}
      inputMode="decimal"
      autoComplete="off"
      fullWidth
      value={typed ?? (value === null ? '' : formatExactly(value, unit, locale))}
      error={isWrong ? texts.notANumber : false}
      onValueChange={(text) => setTyped(text)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  );
}
