import { Autocomplete, type OptionObject } from '@agency-insights/ui-kit';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/useWords.ts';

/** Props of PickField. */
export interface PickFieldProps {
  label: string;
  placeholder?: string;
  helperText?: string;
  /** Marks a wrong value. Default false. */
  error?: boolean;
  /** What fits the typed text. */
  options: readonly OptionObject[];
  /** Whether the options are loading. Default false. */
  loading?: boolean;
  /** A stored id, or a typed text that is none yet; empty for nothing. */
  value: string;
  /** The name of a value that was not chosen from the options. */
  nameOf: (value: string) => string;
  /** Called with each typed text, and with an empty one when the list closes. */
  onSearch: (text: string) => void;
  onValueChange: (value: string) => void;
}

const rawId = /^[\w-]+:.+$/;

/** Chooses by name. A typed `type:id` can be chosen as it is; other typed text stays in the field, to be looked up later. */
export function PickField(props: PickFieldProps) {
  const { t } = useWords();
  const { options, loading = false, value, nameOf, onSearch, onValueChange, ...field } = props;
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const offered = useMemo(
    () =>
      rawId.test(text) && !options.some((option) => option.value === text)
        ? [...options, { label: text, value: text, detail: t('As typed') }]
        : options,
    [options, text, t],
  );
  return (
    <Autocomplete
      {...field}
      fullWidth
      options={offered}
      loading={loading && offered.length === 0}
      emptyText={t('No match. You can also write type:id.')}
      searchDebounceMs={0}
      onSearch={(next) => {
        setTyped(next);
        onSearch(next);
      }}
      getValueLabel={nameOf}
      value={value === '' ? null : value}
      onValueChange={(next) => onValueChange(next ?? '')}
      onOpenChange={(isOpen, { reason }) => {
        const isUnchosen = reason === 'blur' || (reason === 'choose' && offered.length === 0);
        if (!isOpen && isUnchosen && text !== '') onValueChange(text);
      }}
    />
  );
}
