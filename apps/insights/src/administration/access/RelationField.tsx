import { Select } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import { useWords } from '../../language/useWords.ts';
import { relationNames } from './naming.ts';

/** Props of RelationField. */
export interface RelationFieldProps {
  /** The object that the relation is on. */
  object: string;
  /** Relations by type of the active model. */
  relations: ReadonlyMap<string, readonly string[]>;
  value: string;
  /** Default "Choose". */
  placeholder?: string;
  /** Marks an empty field. Default false. */
  isMissing?: boolean;
  onValueChange: (value: string) => void;
}

/** A relation of the model: those of the object's type, or all of them while the type is unknown. */
export function RelationField({ object, relations, value, placeholder, isMissing, onValueChange }: RelationFieldProps) {
  const { t } = useWords();
  const options = useMemo(() => {
    const ofType = relations.get(object.split(':')[0] ?? '') ?? [];
    const names = ofType.length > 0 ? ofType : [...new Set([...relations.values()].flat())].sort();
    const labels = names.map((name) => t(relationNames[name] ?? name));
    return names.map((name, place) => {
      const label = labels[place] ?? name;
      const isShared = labels.indexOf(label) !== labels.lastIndexOf(label);
      return isShared ? { label, value: name, detail: name } : { label, value: name };
    });
  }, [object, relations, t]);
  return (
    <Select
      label={t('Kind of access')}
      fullWidth
      clearable
      placeholder={placeholder ?? t('Choose')}
      error={isMissing}
      options={options}
      value={value === '' ? null : value}
      getValueLabel={(name) => t(relationNames[name] ?? name)}
      onValueChange={(name) => onValueChange(name ?? '')}
    />
  );
}
