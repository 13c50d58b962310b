import type { DropdownChangeDetails, DropdownCommonProps, DropdownSlotProps } from '../dropdown/Dropdown.types.ts';
import type { SlotProps } from '../slots/SlotProps.ts';

/** The parts of an `Autocomplete`. */
export interface AutocompleteSlotProps extends DropdownSlotProps {
  /** The area of the chips, with `multiple`. */
  chips?: SlotProps<HTMLSpanElement>;
}

/** An autocomplete of one value. */
export interface SingleAutocompleteProps extends DropdownCommonProps {
  /** Whether several values can be chosen. Default false. */
  multiple?: false;
  /** The chosen value, or null; omit it for an uncontrolled component. */
  value?: string | null;
  /** Initial value (uncontrolled). Default null. */
  defaultValue?: string | null;
  /** Called with the new value, or null after clearing. */
  onValueChange?: (value: string | null, details: DropdownChangeDetails) => void;
}

/** An autocomplete of several values, shown as chips. */
export interface MultipleAutocompleteProps extends DropdownCommonProps {
  /** Props of the parts inside. */
  slotProps?: AutocompleteSlotProps;
  /** Whether several values can be chosen. */
  multiple: true;
  /** Max number of chips; the others are summarised as "+3". Default: 40, and "and 3 more". */
  maxChips?: number;
  /** The chosen values; omit it for an uncontrolled component. */
  value?: readonly string[];
  /** Initial values (uncontrolled). Default none. */
  defaultValue?: readonly string[];
  /** Called with the new values. */
  onValueChange?: (value: string[], details: DropdownChangeDetails) => void;
}

/** Props of `Autocomplete`; everything else goes to the input element. */
export type AutocompleteProps = SingleAutocompleteProps | MultipleAutocompleteProps;
