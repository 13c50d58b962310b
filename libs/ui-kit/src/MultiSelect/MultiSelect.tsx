'use client';
import { forwardRef, useMemo, useState } from 'react';
import type { DropdownChangeDetails, DropdownCommonProps } from '../dropdown/Dropdown.types.ts';
import { DropdownField } from '../dropdown/DropdownField.tsx';
import { optionValue, type Option } from '../dropdown/Option.ts';
import { optionIndexOf } from '../dropdown/OptionIndex.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useChosenValues } from '../dropdown/useChosenValues.ts';

/** Props of `MultiSelect`; everything else goes to the combobox element. */
export interface MultiSelectProps extends DropdownCommonProps {
  /** The chosen values; omit it for an uncontrolled component. */
  value?: readonly string[];
  /** Initial values (uncontrolled). Default none. */
  defaultValue?: readonly string[];
  /** Called with the new values. */
  onValueChange?: (value: string[], details: DropdownChangeDetails) => void;
  /** The field takes text that narrows the list; with more than one option it also offers "All Options". Default false. */
  searchable?: boolean;
}

/** Selects several options and shows their number as "{n} Selected". The ref goes to the combobox element. */
export const MultiSelect = forwardRef<HTMLElement, MultiSelectProps>(function MultiSelect(inProps, ref) {
  const props = useThemedProps('KitMultiSelect', inProps);
  const chosen = useChosenValues('MultiSelect', props);
  const [first] = chosen.values;
  // Chosen options come first. No option moves while the list is open.
  const [atOpening, setAtOpening] = useState<readonly string[] | null>(null);
  const options = useChosenFirst(props, atOpening ?? chosen.values);
  return (
    <DropdownField
      searchable={false}
      {...props}
      {...chosen}
      options={options}
      onOpenChange={(isOpen, details) => {
        setAtOpening(isOpen ? chosen.values : null);
        props.onOpenChange?.(isOpen, details);
      }}
      fieldRef={ref}
      selectAll={props.searchable}
      look="select"
      overscan={5}
      summary={({ labelOf, texts, countText }) =>
        chosen.values.length > 1
          ? texts.selected(chosen.values.length, countText(chosen.values.length))
          : first === undefined
            ? ''
            : labelOf(first)
      }
    />
  );
});

/** Returns the options with the chosen ones first; in their own order if they have groups or come from a search. */
function useChosenFirst({ options, onSearch }: MultiSelectProps, values: readonly string[]) {
  return useMemo(() => {
    if (values.length === 0 || onSearch || optionIndexOf(options, 'MultiSelect').isGrouped()) return options;
    const chosen = new Set(values);
    const isChosen = (option: Option) => chosen.has(optionValue(option));
    return [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))];
  }, [options, onSearch, values]);
}
