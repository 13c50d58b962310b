import { useState } from 'react';
import { useFormContext } from '../renderer/FormContext.ts';
import { useField } from '../renderer/useField.ts';
import type { FieldControl } from '../renderer/useField.ts';
import { useFormWords } from '../texts/useFormWords.ts';
import { useFieldData } from '../renderer/useFieldData.ts';
import type { FieldData } from '../renderer/useFieldData.ts';
import { useCountedOptions } from './useCountedOptions.ts';
import { stringsOf } from '../values/stringsOf.ts';
import type { AutocompleteField } from './AutocompleteField/AutocompleteField.schema.ts';
import type { SelectField } from './SelectField/SelectField.schema.ts';

/** How a select or autocomplete is driven. */
export interface OptionsFieldControl {
  data: FieldData;
  /** The value of a dropdown of one choice, and what is done with it. */
  oneProps: { value: string | null; onValueChange: (value: string | null) => void };
  /** The value of a dropdown of several choices, and what is done with it. */
  severalProps: { value: readonly string[]; onValueChange: (values: readonly string[]) => void };
  /** Props that the kit's dropdowns share. */
  dropdownProps: FieldControl['controlProps'] & {
    options: FieldData['state']['options'];
    required?: boolean;
    loading: boolean;
    error: string | false;
    helperText: string | undefined;
    /** What an empty list says: that the search failed, or what the control says by itself. */
    emptyText?: string;
    /** What the counts beside the options count. */
    caption: string | undefined;
    caseInsensitive: boolean;
    placeholder: string | undefined;
    fullWidth: boolean;
    getValueLabel: (value: string) => string | undefined;
    onOpenChange: (isOpen: boolean) => void;
    onSearch: ((term: string) => void) | undefined;
    searchDebounceMs: number;
  };
}

const none: FieldData['state']['options'] = [];

/** What select and autocomplete have in common: value, options, search and the names of chosen values. */
export function useOptionsField(field: SelectField | AutocompleteField): OptionsFieldControl {
  const { form, optionCounts } = useFormContext();
  const { value, setValue, controlProps, checkProps } = useField(field);
  const data = useFieldData(field);
  const chosen = stringsOf(value);
  const { config } = field;
  const [isOpen, setOpen] = useState(false);
  const { failed } = useFormWords().texts;
  const help = helpOf(data, failed);
  const options = useCountedOptions(field.id, help.options, isOpen);
  return {
    data,
    oneProps: { value: chosen[0] ?? null, onValueChange: (next) => setValue(next) },
    // An option with an empty value means no choice: choosing it clears the others.
    severalProps: { value: chosen, onValueChange: (next) => setValue(next.includes('') ? undefined : next) },
    dropdownProps: {
      ...controlProps,
      ...checkProps,
      loading: data.state.searching,
      ...help,
      error: help.error || checkProps.error,
      options,
      caption: optionCounts?.headingOf(field.id),
      onOpenChange: setOpen,
      caseInsensitive: config.caseInsensitive ?? true,
      placeholder: config.placeholder,
      fullWidth: config.fullWidth ?? true,
      getValueLabel: (choice) => form.getLabelOf()(field.id, choice),
      onSearch: field.searchData && ((term) => data.search(term, chosen)),
      // The loader waits for the next key itself, so that the search before is aborted at once.
      searchDebounceMs: 0,
    },
  };
}

/** What stands under the control: that a search failed, or what the fields that it depends on made of its value. */
function helpOf(
  { state, notice }: FieldData,
  failedText: string,
): Pick<OptionsFieldControl['dropdownProps'], 'options' | 'error' | 'helperText' | 'emptyText'> {
  // What stood there before does not fit what was typed; the open list covers what stands under the control.
  if (state.searchError) return { options: none, error: failedText, emptyText: failedText, helperText: undefined };
  return {
    options: state.options,
    error: notice?.kind === 'unfit' ? notice.text : false,
    helperText: notice?.text,
  };
}
