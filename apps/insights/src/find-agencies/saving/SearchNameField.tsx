import { Input } from '@agency-insights/ui-kit';
import type { RefObject } from 'react';
import { useWords } from '../../language/useWords.ts';
import { maxSearchNameLength } from '../../saved-searches/useSavedSearches.ts';

export interface SearchNameFieldProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  name: string;
  /** What is wrong with the name; null: nothing. */
  error: string | null;
  onName: (name: string) => void;
  /** Called for Enter, where no form around it is submitted. */
  onEnter?: () => void;
}

/** The name of a saved search, while it is given or changed. */
export function SearchNameField({ fieldRef, name, error, onName, onEnter }: SearchNameFieldProps) {
  const { t } = useWords();
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
      error={error !== null}
      helperText={error ?? undefined}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
    />
  );
}
