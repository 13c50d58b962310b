'use client';
import { forwardRef } from 'react';
import { DropdownField } from '../dropdown/DropdownField.tsx';
import { useChosenValue } from '../dropdown/useChosenValue.ts';
import { useChosenValues } from '../dropdown/useChosenValues.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { AutocompleteProps, MultipleAutocompleteProps, SingleAutocompleteProps } from './Autocomplete.types.ts';
import { ChosenChips } from './ChosenChips.tsx';

const overscan = 15;

/** Finds options by typing; one value, or several as chips. The ref goes to the input element. */
export const Autocomplete = forwardRef<HTMLElement, AutocompleteProps>(function Autocomplete(inProps, ref) {
  const props = useThemedProps('KitAutocomplete', inProps);
  return props.multiple ? <MultipleAutocomplete {...props} ref={ref} /> : <SingleAutocomplete {...props} ref={ref} />;
});

const SingleAutocomplete = forwardRef<HTMLElement, SingleAutocompleteProps>(function SingleAutocomplete(props, ref) {
  const chosen = useChosenValue('Autocomplete', props);
  return <DropdownField {...props} {...chosen} ref={ref} searchable look="search" overscan={overscan} />;
});

const MultipleAutocomplete = forwardRef<HTMLElement, MultipleAutocompleteProps>(
  function MultipleAutocomplete(props, ref) {
    const chosen = useChosenValues('Autocomplete', props);
    return (
      <DropdownField
        {...props}
        {...chosen}
        ref={ref}
        searchable
        look="search"
        overscan={overscan}
        summary={() => ''}
        renderChips={(dropdown) => <ChosenChips dropdown={dropdown} values={chosen.values} disabled={props.disabled} />}
      />
    );
  },
);
