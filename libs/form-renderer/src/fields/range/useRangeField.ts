import { useField } from '../../renderer/useField.ts';
import type { FieldControl } from '../../renderer/useField.ts';
import { useFormWords } from '../../texts/useFormWords.ts';
import { useFieldData } from '../../renderer/useFieldData.ts';
import type { FieldData } from '../../renderer/useFieldData.ts';
import { formatAmount } from '../../summary/formatAmount.ts';
import type { EditReason } from '../../values/filterDraft.ts';
import type { RangeSliderField } from '../RangeSliderField/RangeSliderField.schema.ts';
import type { SelectRangeField } from '../SelectRangeField/SelectRangeField.schema.ts';
import type { RangeEnds } from '../../schema/FieldSchema.ts';
import { handlesOf, rangeOf, trackOf } from './rangeTrack.ts';
import type { FieldRangeTrack } from './rangeTrack.ts';

/** State and actions of a range field. */
export interface RangeFieldControl extends Omit<FieldControl, 'setValue'> {
  data: FieldData;
  /** The track; null if there is none. */
  track: FieldRangeTrack | null;
  /** Positions of the handles. */
  handles: [number, number];
  /** Moves the handles. */
  setHandles: (handles: readonly [number, number], reason: EditReason) => void;
  /** Sets the ends to any numbers, in either order; null is no limit. Returns what they are then. */
  setEnds: (ends: RangeEnds) => RangeEnds;
  /** Whether there is a clear button. */
  clearable: boolean;
  /** Whether it can be pressed now. */
  isClearable: boolean;
  /** Its label. */
  clearText: string;
  /** Clears the range. */
  clear: () => void;
  /** Props of the kit's sliders. */
  scaleProps: Partial<FieldRangeTrack> & { formatValue: (value: number) => string };
}

const nowhere: [number, number] = [0, 0];

/** Shared logic of range-slider and select-range: a track from schema or data, and handles. */
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
    setHandles: (handles, reason) => track && setValue(rangeOf(handles, config, track, control.value), reason),
    setEnds: ({ min, max }) => {
      const ends = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
      setValue(min === null && max === null ? undefined : ends, 'type');
      return ends;
    },
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
