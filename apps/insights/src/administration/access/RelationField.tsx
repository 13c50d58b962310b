import { Input, Select } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';
import { examples } from './examples.ts';

/** Props of RelationField. */
export interface RelationFieldProps {
  /** The object that the relation is on. */
  object: string;
  /** Relations by type of the active model. */
  relations: ReadonlyMap<string, readonly string[]>;
  value: string;
  /** Placeholder of the empty field. Default: an example. */
  placeholder?: string;
  onValueChange: (value: string) => void;
}

/** A relation of an object: a choice if the model knows the object's type, else a text field. */
export function RelationField(props: RelationFieldProps) {
  const { t } = useWords();
  const { object, relations, value, placeholder, onValueChange } = props;
  const names = relations.get(object.split(':')[0] ?? '') ?? [];
  if (names.length === 0)
    return (
      <Input
        label={t('Relation')}
        fullWidth
        placeholder={placeholder ?? examples.relation}
        {...{ value, onValueChange }}
      />
    );
  return (
    <Select
      label={t('Relation')}
      fullWidth
      clearable
      placeholder={placeholder}
      options={names.map((name) => ({ value: name, label: name }))}
      value={names.includes(value) ? value : null}
      onValueChange={(name) => onValueChange(name ?? '')}
    />
  );
}
