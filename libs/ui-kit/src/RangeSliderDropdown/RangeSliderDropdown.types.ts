import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import type { DoubleSliderProps } from '../DoubleSlider/DoubleSlider.tsx';
import type { NumberPair } from '../DoubleSlider/rangeRules.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import type { PickerOpenDetails } from '../Picker/PickerOpenDetails.ts';
import type { PickerSlotProps } from '../Picker/PickerSlotProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { SliderScaleOptions } from '../Slider/sliderScale.ts';

/** Why a range changed. */
export interface RangeChangeDetails {
  /** `apply` for the Apply button, `clear` for the clear button, `reset` for a range that went back with its native form. */
  reason: 'apply' | 'clear' | 'reset';
}

/** The parts of a `RangeSliderDropdown`. */
export interface RangeSliderDropdownSlotProps extends PickerSlotProps {
  /** The slider, with `slotProps` for its own parts. */
  slider?: SlotProps<HTMLDivElement> & Pick<DoubleSliderProps, 'slotProps' | 'showEnds'>;
  /** The clear button. */
  clearButton?: SlotProps<HTMLButtonElement>;
  /** The apply button. */
  applyButton?: SlotProps<HTMLButtonElement>;
}

/** Props of `RangeSliderDropdown`; everything else goes to its button. */
export interface RangeSliderDropdownProps
  extends FieldProps, SliderScaleOptions, Omit<HTMLAttributes<HTMLButtonElement>, 'defaultValue' | 'onChange'> {
  /**
   * The applied range, or undefined for none (controlled); give `null` for none to keep holding
   * it.
   */
  value?: NumberPair | null;
  /** The range at the start. It also counts as "no range": choosing it is reported as undefined. */
  defaultValue?: NumberPair;
  /** Called with the applied range, or undefined when it is the full or the default one. */
  onValueChange?: (value: [number, number] | undefined, details: RangeChangeDetails) => void;
  /** How many records fall into each of the equal parts of the scale. */
  distribution?: readonly number[];
  /** Name in the data of the native form: both ends of an applied range. Default: it is not submitted. */
  name?: string;
  /** Shown while no range is applied. Default "Any", or "Choose a range" if one is required. */
  placeholder?: string;
  /** Whether it has a button that clears the range. Default true. */
  clearable?: boolean;
  /** Text of the clear button. Default "Clear Range". */
  clearText?: string;
  /** Text of the apply button. Default "Apply". */
  applyText?: string;
  /** Called when the dropdown opens or closes, with the reason. */
  onOpenChange?: (open: boolean, details: PickerOpenDetails) => void;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: RangeSliderDropdownSlotProps;
}
