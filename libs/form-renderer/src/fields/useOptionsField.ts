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

/** State and actions of a select or autocomplete. */
export interface OptionsFieldControl {
  data: FieldData;
  /** Value props of a single-choice dropdown. */
  oneProps: { value: string | null; onValueChange: (value: string | null) => void };
  /** Value props of a multiple-choice dropdown. */
  severalProps: { value: readonly string[]; onValueChange: (values: readonly string[]) => void };
  /** Props that the kit's dropdowns share. */
  dropdownProps: FieldControl['controlProps'] & {
    options: FieldData['state']['options'];
    required?: boolean;
    loading: boolean;
    error: string | false;
    helperText: string | undefined;
    /** Text of an empty list: a failed search, or the control's default. */
    emptyText?: string;
    /** Heading of the counts. */
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

/** Shared logic of select and autocomplete: value, options, search and labels. */
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
      // An error takes the place of the text that says why a value is gone.
      error: help.error || (checkProps.error && [help.helperText, checkProps.error].filter(Boolean).join('. ')),
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

/** Returns the text under the control: a failed search, or a notice about its value. */
function helpOf(
  { state, notice }: FieldData,
  failedText: string,
): Pick<OptionsFieldControl['dropdownProps'], 'options' | 'error' | 'helperText' | 'emptyText'> {
  // Earlier options do not match the typed text; the open list covers the text under the control.
  if (state.searchError) return { options: none, error: failedText, emptyText: failedText, helperText: undefined };
  return {
    options: state.options,
    error: notice?.kind === 'unfit' ? notice.text : false,
    helperText: notice?.text,
  };
}
