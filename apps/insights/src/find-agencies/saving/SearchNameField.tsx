import { Input } from '@agency-insights/ui-kit';
import { useState, type RefObject } from 'react';
import { useWords } from '../../language/useWords.ts';
import { maxSearchNameLength } from '../../saved-searches/useSavedSearches.ts';

export interface SearchNameFieldProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  name: string;
  /** The validation error of the name; null for none. */
  error: string | null;
  onName: (name: string) => void;
  /** Called for Enter, where no form around it is submitted. */
  onEnter?: () => void;
}

/** The name of a saved search, while it is given or changed. Enter without a name says that one is missing. */
export function SearchNameField({ fieldRef, name, error, onName, onEnter }: SearchNameFieldProps) {
  const { t } = useWords();
  const [isAsked, setAsked] = useState(false);
  const isMissing = name.trim() === '';
  const problem = error ?? (isAsked && isMissing ? t('Enter a name for this search.') : null);
  const hint =
    name.length < maxSearchNameLength
      ? undefined
      : t('A name has at most {count} characters.', { count: maxSearchNameLength });
  return (
    <Input
      label={t('Search name')}
      required
      ref={fieldRef}
      fullWidth
      autoComplete="off"
      value={name}
      onValueChange={onName}
      maxLength={maxSearchNameLength}
      error={problem !== null}
      // The focus is in the field already, so its description alone would not be read.
      helperText={problem === null ? hint : <span role="alert">{problem}</span>}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return;
        setAsked(true);
        if (!isMissing) onEnter?.();
      }}
    />
  );
}
