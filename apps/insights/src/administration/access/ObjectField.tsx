import { useMemo, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { objectNames } from './naming.ts';
import { PickField } from './PickField.tsx';
import { useEntities, useNaming } from './useDirectory.ts';

/** Props of ObjectField. */
export interface ObjectFieldProps {
  /** `feature:…`, or a text that was typed and not chosen. */
  value: string;
  placeholder?: string;
  /** Marks an empty field. Default false. */
  isMissing?: boolean;
  onValueChange: (value: string) => void;
}

const nobody: readonly string[] = [];

/** What a relationship applies to: one of the known objects by name, or a typed id. */
export function ObjectField({ value, placeholder, isMissing, onValueChange }: ObjectFieldProps) {
  const { t } = useWords();
  const naming = useNaming(nobody);
  const entities = useEntities();
  const [term, setTerm] = useState('');
  const options = useMemo(() => {
    const text = term.trim().toLowerCase();
    return [...Object.keys(objectNames), ...entities.keys()]
      .map((object) => ({ label: naming.object(object), value: object }))
      .filter((option) => `${option.label} ${option.value}`.toLowerCase().includes(text));
  }, [entities, naming, term]);
  return (
    <PickField
      label={t('Applies to')}
      placeholder={placeholder ?? t('Name')}
      options={options}
      error={isMissing}
      value={value}
      nameOf={naming.object}
      onSearch={setTerm}
      onValueChange={onValueChange}
    />
  );
}
