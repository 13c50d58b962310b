'use client';
import type { CSSProperties, ReactElement } from 'react';
import { useFormWords } from '../../texts/useFormWords.ts';
import { readRange } from '../../values/readRange.ts';
import { NumberInput } from './NumberInput.tsx';
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
        <NumberInput
          key={end}
          aria-label={texts.rangeEnds[end].name(name)}
          placeholder={texts.rangeEnds[end].none}
          value={range[end]}
          {...{ unit: control.unit, disabled: control.disabled }}
          aria-describedby={control.controlProps['aria-describedby']}
          onCommit={(number) => control.setEnds({ ...range, [end]: number })}
        />
      ))}
    </div>
  );
}
