'use client';
import { forwardRef } from 'react';
import type { DropdownChangeDetails } from '../dropdown/Dropdown.types.ts';
import { DropdownField } from '../dropdown/DropdownField.tsx';
import { useSingleton } from '../dropdown/useSingleton.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { AutocompleteProps, MultipleAutocompleteProps, SingleAutocompleteProps } from './Autocomplete.types.ts';
import { ChosenChips } from './ChosenChips.tsx';

const none: readonly string[] = [];
const overscan = 15;

/** Finds options by typing; one value, or several as chips. The ref goes to the input element. */
export const Autocomplete = forwardRef<HTMLElement, AutocompleteProps>(function Autocomplete(props, ref) {
  return props.multiple ? <MultipleAutocomplete {...props} ref={ref} /> : <SingleAutocomplete {...props} ref={ref} />;
});

const SingleAutocomplete = forwardRef<HTMLElement, SingleAutocompleteProps>(function SingleAutocomplete(props, ref) {
  const { value, defaultValue = null, onValueChange, multiple: _multiple, clearable = true, ...rest } = props;
  const [chosen, setChosen] = useControllable<string | null, DropdownChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  return (
    <DropdownField
      {...rest}
      ref={ref}
      clearable={clearable}
      multiple={false}
      values={useSingleton(chosen)}
      onValuesChange={(values, details) => setChosen(values[0] ?? null, details)}
      searchable
      look="search"
      overscan={overscan}
      summary={({ labelOf }) => (chosen === null ? '' : labelOf(chosen))}
    />
  );
});

const MultipleAutocomplete = forwardRef<HTMLElement, MultipleAutocompleteProps>(
  function MultipleAutocomplete(props, ref) {
    const { value, defaultValue = none, onValueChange, multiple: _multiple, ...rest } = props;
    const [chosen, setChosen] = useControllable<readonly string[], DropdownChangeDetails>({
      value,
      defaultValue,
      onChange: onValueChange as ((value: readonly string[], details: DropdownChangeDetails) => void) | undefined,
    });
    return (
      <DropdownField
        {...rest}
        ref={ref}
        multiple
        values={chosen}
        onValuesChange={setChosen}
        searchable
        look="search"
        overscan={overscan}
        summary={() => ''}
        renderChips={(dropdown) => <ChosenChips dropdown={dropdown} values={chosen} disabled={props.disabled} />}
      />
    );
  },
);
