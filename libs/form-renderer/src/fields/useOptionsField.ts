import { useFormContext } from '../renderer/FormContext.ts';
import { useField } from '../renderer/useField.ts';
import type { FieldControl } from '../renderer/useField.ts';
import { useFieldData } from '../renderer/useFieldData.ts';
import type { FieldData } from '../renderer/useFieldData.ts';
import type { AutocompleteField, SelectField } from '../schema/FieldSchema.ts';
import { stringsOf } from '../values/stringsOf.ts';

/** How a select or autocomplete is driven. */
export interface OptionsFieldControl extends FieldControl {
  data: FieldData;
  /** The chosen values. */
  chosen: readonly string[];
  /** Props that the kit's dropdowns share. */
  dropdownProps: {
    options: FieldData['state']['options'];
    loading: boolean;
    error: string | false;
    caseInsensitive: boolean;
    placeholder: string | undefined;
    disabled: boolean;
    fullWidth: boolean;
    getValueLabel: (value: string) => string | undefined;
    onSearch?: (term: string) => void;
    searchDebounceMs: number;
  };
}

/** What select and autocomplete have in common: value, options, search and the names of chosen values. */
export function useOptionsField(field: SelectField | AutocompleteField): OptionsFieldControl {
  const { form } = useFormContext();
  const control = useField(field);
  const data = useFieldData(field);
  const chosen = stringsOf(control.value);
  const { config } = field;
  return {
    ...control,
    data,
    chosen,
    dropdownProps: {
      options: data.state.options,
      loading: data.state.searching,
      error: data.state.searchError ? 'Unable to load data' : false,
      caseInsensitive: config.caseInsensitive ?? true,
      placeholder: config.placeholder,
      disabled: control.disabled,
      fullWidth: config.fullWidth ?? true,
      getValueLabel: (value) => form.getLabelOf()(field.id, value),
      ...(field.searchData ? { onSearch: (term: string) => data.search(term, chosen) } : {}),
      // The loader waits for the next key itself, so that the search before is aborted at once.
      searchDebounceMs: 0,
    },
  };
}
