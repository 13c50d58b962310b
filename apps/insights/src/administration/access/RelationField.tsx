import { Input, Select } from '@agency-insights/ui-kit';

/** Props of RelationField. */
export interface RelationFieldProps {
  /** The object that the relation is on. */
  object: string;
  /** Relations by type of the active model. */
  relations: ReadonlyMap<string, readonly string[]>;
  value: string;
  onValueChange: (value: string) => void;
}

/** A relation of an object: to choose from where the model knows the object's type, else to type. */
export function RelationField({ object, relations, value, onValueChange }: RelationFieldProps) {
  const names = relations.get(object.split(':')[0] ?? '') ?? [];
  if (names.length === 0)
    return <Input label="Relation" fullWidth value={value} placeholder="viewable" onValueChange={onValueChange} />;
  return (
    <Select
      label="Relation"
      fullWidth
      clearable
      options={names.map((name) => ({ value: name, label: name }))}
      value={names.includes(value) ? value : null}
      onValueChange={(name) => onValueChange(name ?? '')}
    />
  );
}
