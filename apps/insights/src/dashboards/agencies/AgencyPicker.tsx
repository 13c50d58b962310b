import { Autocomplete, type Option } from '@agency-insights/ui-kit';
import { useMemo, useState } from 'react';
import { useAgencyNames, useAgencyOptions } from './useAgencyNames.ts';
import { useWords } from '../../language/useWords.ts';

export interface AgencyPickerProps {
  label: string;
  /** Ids of the chosen agencies. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Max number of choices. */
  max: number;
  /** An agency that cannot be chosen. */
  except?: number;
  helperText?: string;
  /** Whether it takes the focus when it appears. Default false. */
  autoFocus?: boolean;
}

/** Chooses agencies by name. */
export function AgencyPicker({ label, value, onChange, max, except, helperText, autoFocus }: AgencyPickerProps) {
  const { t } = useWords();
  const [term, setTerm] = useState('');
  const { options, isLoading } = useAgencyOptions(term);
  const names = useAgencyNames(value);
  // With a max of one, a new choice replaces it.
  const isFull = max > 1 && value.length >= max;
  const offered = useMemo(
    () => offeredOptions(options, { except, chosen: isFull ? value : null }),
    [options, except, isFull, value],
  );
  return (
    <Autocomplete
      multiple
      label={label}
      placeholder={value.length < max ? t('Search agencies') : undefined}
      fullWidth
      options={offered}
      loading={isLoading && options.length === 0}
      onSearch={setTerm}
      getValueLabel={(id) => names.get(Number(id))}
      value={useMemo(() => value.map(String), [value])}
      onValueChange={(ids) => onChange(ids.slice(-max).map(Number))}
      helperText={helperText}
      autoFocus={autoFocus}
    />
  );
}

/** Returns the options without one agency; at the max, other options are disabled. */
function offeredOptions(
  options: readonly Option[],
  { except, chosen }: { except: number | undefined; chosen: readonly number[] | null },
): Option[] {
  return options
    .map((option) => (typeof option === 'string' ? { label: option } : option))
    .filter((option) => option.value !== String(except))
    .map((option) => ({ ...option, disabled: chosen !== null && !chosen.includes(Number(option.value)) }));
}
