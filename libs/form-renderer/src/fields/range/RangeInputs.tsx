'use client';
import { useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { useStore } from '../../form/formHooks.ts';
import { FieldNote } from '../../renderer/FieldNote.tsx';
import { useFormContext } from '../../renderer/FormContext.ts';
import type { RangeEnds } from '../../schema/FieldSchema.ts';
import { useFormWords } from '../../texts/useFormWords.ts';
import type { FormValues } from '../../values/FormValues.ts';
import { readRange } from '../../values/readRange.ts';
import { sameValue } from '../../values/sameValue.ts';
import { NumberInput } from './NumberInput.tsx';
import type { RangeSliderField } from '../RangeSliderField/RangeSliderField.schema.ts';
import type { RangeFieldControl } from './useRangeField.ts';

/** Props of `RangeInputs`. */
export interface RangeInputsProps {
  /** The field. */
  field: RangeSliderField;
  /** Name of the field. */
  name: string;
  /** State and actions of the field. */
  control: RangeFieldControl;
}

const ends = ['min', 'max'] as const;

/** As two fields beside each other (FORM-VALUE-4). */
const rowStyle: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, marginTop: 8 };

/** Two boxes to type the ends of a range in: any number, also one between two positions of the track. */
export function RangeInputs({ field, name, control }: RangeInputsProps): ReactElement {
  const { min = null, max = null } = readRange(control.value) ?? {};
  const range = { min, max };
  const { texts } = useFormWords();
  const { form } = useFormContext();
  // The draft right after two ends were swapped: the note leaves with the next change of any field.
  const [swapped, setSwapped] = useState<FormValues | null>(null);
  const isSwapped = useStore(form.subscribe, () => sameValue(form.getValues(), swapped));
  const commit = (typed: RangeEnds) => {
    const set = control.setEnds(typed);
    setSwapped(sameValue(set, typed) ? null : form.getValues());
  };
  return (
    <>
      <div style={rowStyle} onChange={() => setSwapped(null)}>
        {ends.map((end) => (
          <NumberInput
            key={end}
            aria-label={texts.rangeEnds[end].name(name)}
            placeholder={texts.rangeEnds[end].none}
            value={range[end]}
            {...{ field, disabled: control.disabled }}
            aria-describedby={control.controlProps['aria-describedby']}
            onCommit={(number) => commit({ ...range, [end]: number })}
          />
        ))}
      </div>
      <div role="status">
        <FieldNote>{isSwapped ? texts.swapped : undefined}</FieldNote>
      </div>
    </>
  );
}
