import type { OptionObject } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../find-agencies/useDebounced.ts';
import { useWords } from '../../language/useWords.ts';
import { usePeople } from '../usePeople.ts';
import { PickField } from './PickField.tsx';
import { useEntities, useNaming } from './useDirectory.ts';

/** Props of UserField. */
export interface UserFieldProps {
  /** `user:…`, or a text that was typed and not chosen. */
  value: string;
  placeholder?: string;
  helperText?: string;
  /** Marks an empty field. Default false. */
  isMissing?: boolean;
  onValueChange: (value: string) => void;
}

const restMs = 300;

/** A user of a relationship: a person found by name or email, the members of an organization, or a typed id. */
export function UserField({ value, placeholder, helperText, isMissing, onValueChange }: UserFieldProps) {
  const { t } = useWords();
  const people = usePeople();
  const naming = useNaming([value]);
  const entities = useEntities();
  const [term, setTerm] = useState('');
  const search = useDebounced(term.trim(), restMs);
  const { data, isFetching } = useQuery({
    queryKey: ['people', 'found', search],
    queryFn: ({ signal }) => people.page({ size: '20', ...(search !== '' && { search }) }, { signal }),
  });
  // People of another text could be chosen by mistake.
  const isLoading = isFetching || search !== term.trim();
  const options = useMemo<OptionObject[]>(() => {
    const groups = [...entities].filter(([object, name]) => isFound(search, object, name));
    return [
      ...(isLoading ? [] : (data?.items ?? [])).map(({ user_id, display_name, email }) => ({
        label: display_name,
        value: `user:${user_id}`,
        ...(email !== display_name && { detail: email }),
      })),
      ...(isLoading ? [] : groups).map(([object, name]) => ({
        label: t('Members of {name}', { name }),
        value: `${object}#member`,
      })),
    ];
  }, [data, isLoading, entities, search, t]);
  return (
    <PickField
      label={t('User')}
      placeholder={placeholder ?? t('Name or email')}
      helperText={helperText}
      options={options}
      loading={isLoading}
      error={isMissing}
      value={value}
      nameOf={naming.user}
      onSearch={setTerm}
      onValueChange={onValueChange}
    />
  );
}

/** Whether a text is part of one of these, whatever its case. */
function isFound(text: string, ...names: string[]): boolean {
  return names.some((name) => name.toLowerCase().includes(text.toLowerCase()));
}
