import { useField } from '../../renderer/useField.ts';
import type { FieldControl } from '../../renderer/useField.ts';
import { useFormWords } from '../../texts/useFormWords.ts';
import { useFieldData } from '../../renderer/useFieldData.ts';
import type { FieldData } from '../../renderer/useFieldData.ts';
import { formatAmount } from '../../summary/formatAmount.ts';
import type { EditReason } from '../../values/filterDraft.ts';
import type { RangeSliderField } from '../RangeSliderField/RangeSliderField.schema.ts';
import type { SelectRangeField } from '../SelectRangeField/SelectRangeField.schema.ts';
import type { NumberUnit, RangeEnds } from '../../schema/FieldSchema.ts';
import { handlesOf, rangeOf, trackOf } from './rangeTrack.ts';
import type { FieldRangeTrack } from './rangeTrack.ts';

/** How a range field is driven. */
export interface RangeFieldControl extends Omit<FieldControl, 'setValue'> {
  data: FieldData;
  /** The track, null where neither schema nor data give one. */
  track: FieldRangeTrack | null;
  /** Where the handles stand. */
  handles: [number, number];
  /** Puts the handles elsewhere. */
  setHandles: (handles: readonly [number, number], reason: EditReason) => void;
  /** Sets the ends to any numbers, in either order; null is no limit. Returns what they are then. */
  setEnds: (ends: RangeEnds) => RangeEnds;
  /** Unit of the ends. */
  unit: NumberUnit;
  /** Whether there is a button that takes the range away. */
  clearable: boolean;
  /** Whether it can be pressed now. */
  isClearable: boolean;
  /** What it is called. */
  clearText: string;
  /** Takes the range away. */
  clear: () => void;
  /** What the kit's sliders need to know of the track. */
  scaleProps: Partial<FieldRangeTrack> & { formatValue: (value: number) => string };
}

const nowhere: [number, number] = [0, 0];

/** What range-slider and select-range have in common: a track from schema or data, and handles on it. */
export function useRangeField(field: RangeSliderField | SelectRangeField): RangeFieldControl {
  const { setValue, ...control } = useField(field);
  const data = useFieldData(field);
  const { config } = field;
  const { texts, locale } = useFormWords();
  const track = trackOf(config, data.state.scale);
  const { clearButton: clearable = true, clearButtonText: clearText = texts.clearRange } = config;
  const unit = field.summary?.unit ?? 'number';
  return {
    ...control,
    data,
    track,
    handles: track ? handlesOf(control.value, config, track) : nowhere,
    setHandles: (handles, reason) => track && setValue(rangeOf(handles, config, track), reason),
    setEnds: ({ min, max }) => {
      const ends = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
      setValue(min === null && max === null ? undefined : ends, 'type');
      return ends;
    },
    unit,
    clearable,
    isClearable: clearable && control.value !== undefined && !control.disabled,
    clearText,
    clear: () => setValue(undefined, 'clear'),
    scaleProps: {
      ...track,
      formatValue: (value) =>
        `${formatAmount(value, unit, locale)}${config.openEnded && value === track?.max ? '+' : ''}`,
    },
  };
}
