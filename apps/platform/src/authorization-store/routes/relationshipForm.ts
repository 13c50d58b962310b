import type { AuthorizationModel, RelationReference } from '@agency-insights/insights-api/contract';

/** A field of a form-renderer schema. */
export interface FormField {
  id: string;
  type: 'select' | 'text';
  config: { label: string; options?: { label: string; value: string }[]; placeholder?: string; maxLength?: number };
  showWhen?: { field: string; oneOf: string[] };
}

interface GivableRelation {
  name: string;
  users: string[];
}

/**
 * Returns a form for one relationship, for form-renderer: object type, object id, the type's direct relations, and the
 * users that each accepts.
 */
export function relationshipForm({ type_definitions }: AuthorizationModel): Record<string, unknown>[] {
  const types = type_definitions
    .map(({ type, metadata }) => ({ type, relations: givable(metadata?.relations ?? {}) }))
    .filter(({ relations }) => relations.length > 0);
  const fields: FormField[] = [
    select(
      'object_type',
      'Object type',
      types.map(({ type }) => type),
    ),
    { id: 'object_id', type: 'text', config: { label: 'Object ID', maxLength: 256 } },
    ...types.flatMap(({ type, relations }) => relationFields(type, relations)),
    {
      id: 'user_id',
      type: 'text',
      config: { label: 'User ID', placeholder: '* for everyone of the type', maxLength: 512 },
    },
  ];
  return fields.map((field) => ({ ...field }));
}

function relationFields(type: string, relations: readonly GivableRelation[]): FormField[] {
  const id = `relation:${type}`;
  return [
    {
      ...select(
        id,
        'Relation',
        relations.map(({ name }) => name),
      ),
      showWhen: { field: 'object_type', oneOf: [type] },
    },
    ...relations.map(({ name, users }) => ({
      ...select(`user_type:${type}#${name}`, 'User type', users),
      showWhen: { field: id, oneOf: [name] },
    })),
  ];
}

function givable(
  relations: Readonly<Record<string, { directly_related_user_types?: RelationReference[] | undefined }>>,
): GivableRelation[] {
  return Object.entries(relations)
    .map(([name, { directly_related_user_types: users = [] }]) => ({ name, users: [...new Set(users.map(print))] }))
    .filter(({ users }) => users.length > 0);
}

function print({ type, relation, wildcard }: RelationReference): string {
  if (wildcard !== undefined) return `${type}:*`;
  return relation ? `${type}#${relation}` : type;
}

function select(id: string, label: string, values: readonly string[]): FormField {
  return { id, type: 'select', config: { label, options: values.map((value) => ({ label: value, value })) } };
}
