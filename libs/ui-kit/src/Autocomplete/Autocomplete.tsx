'use client';
import { forwardRef, type ReactElement } from 'react';
import { DropdownField, type DropdownFieldProps } from '../dropdown/DropdownField.tsx';
import { useChosenValue } from '../dropdown/useChosenValue.ts';
import { useChosenValues } from '../dropdown/useChosenValues.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { AutocompleteProps, MultipleAutocompleteProps, SingleAutocompleteProps } from './Autocomplete.types.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { useChipNavigation } from './useChipNavigation.ts';

const shared = { searchable: true, look: 'search', overscan: 15 } as const;

/** Finds options by typing; one value, or several as chips. The ref goes to the input element. */
export const Autocomplete = forwardRef<HTMLElement, AutocompleteProps>(function Autocomplete(inProps, fieldRef) {
  const props = useThemedProps('KitAutocomplete', inProps);
  return props.multiple ? (
    <MultipleAutocomplete {...props} fieldRef={fieldRef} />
  ) : (
    <SingleAutocomplete {...props} fieldRef={fieldRef} />
  );
});

type WithFieldRef = Pick<DropdownFieldProps, 'fieldRef'>;

function SingleAutocomplete(props: SingleAutocompleteProps & WithFieldRef): ReactElement {
  return <DropdownField {...props} {...useChosenValue('Autocomplete', props)} {...shared} />;
}

/** Max number of chips; more are hard to read and slow down typing. */
const defaultMaxChips = 40;

function MultipleAutocomplete(props: MultipleAutocompleteProps & WithFieldRef): ReactElement {
  const { slotProps = {}, maxChips = defaultMaxChips } = props;
  const chosen = useChosenValues('Autocomplete', props);
  const navigation = useChipNavigation(chosen.values, maxChips);
  const { first } = navigation;
  const values = chosen.values.slice(first, first + maxChips);
  const count = chosen.values.length;
  return (
    <DropdownField
      {...props}
      {...chosen}
      {...shared}
      slotProps={{ ...slotProps, input: joinedProps(slotProps.input, navigation.fieldProps) }}
      summary={() => ''}
      renderChips={(dropdown) => (
        <ChosenChips {...props} values={values} count={count} navigation={navigation} dropdown={dropdown} />
      )}
    />
  );
}
