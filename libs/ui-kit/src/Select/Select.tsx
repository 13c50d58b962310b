'use client';
import { forwardRef } from 'react';
import type { DropdownChangeDetails, DropdownCommonProps } from '../dropdown/Dropdown.types.ts';
import { DropdownField } from '../dropdown/DropdownField.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useChosenValue } from '../dropdown/useChosenValue.ts';

/** Props of `Select`; everything else goes to the combobox element. */
export interface SelectProps extends DropdownCommonProps {
  /** The chosen value, or null; omit it for an uncontrolled component. */
  value?: string | null;
  /** Initial value (uncontrolled). Default null. */
  defaultValue?: string | null;
  /** Called with the new value, or null after clearing. */
  onValueChange?: (value: string | null, details: DropdownChangeDetails) => void;
  /** The field takes text that narrows the list. Default false. */
  searchable?: boolean;
}

/** Selects one option from a list. The ref goes to the combobox element. */
export const Select = forwardRef<HTMLElement, SelectProps>(function Select(inProps, ref) {
  const props = useThemedProps('KitSelect', inProps);
  const chosen = useChosenValue('Select', props);
  return <DropdownField searchable={false} {...props} {...chosen} fieldRef={ref} look="select" overscan={10} />;
});
