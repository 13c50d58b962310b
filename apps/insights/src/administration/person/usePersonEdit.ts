import type { Permission } from '@agency-insights/insights-api';
import type { ManagedPerson, PersonUpdate } from '@agency-insights/insights-api/people';
import { useState } from 'react';

/** What of a person is edited together. */
export interface PersonFields {
  first_name: string;
  last_name: string;
  /** Id at the exchange; empty: none. */
  organization: string;
  permissions: readonly Permission[];
  administrator: boolean;
}

/** The fields of a person as they are now, with what was changed and not saved. */
export interface PersonEdit {
  fields: PersonFields;
  /** Whether something was changed and not saved. */
  isDirty: boolean;
  set: (change: Partial<PersonFields>) => void;
  /** Shows what is saved. */
  discard: () => void;
  /** What to save: the changed fields alone, so that nothing is undone that somebody else changes meanwhile. */
  update: PersonUpdate;
}

/** Edits a person. Fields that were not changed here always show what is saved. */
export function usePersonEdit(person: ManagedPerson): PersonEdit {
  const [changes, setChanges] = useState<Partial<PersonFields>>({});
  const saved: PersonFields = {
    first_name: person.first_name,
    last_name: person.last_name,
    organization: person.exchange_organization_id ?? '',
    permissions: person.permissions,
    administrator: person.roles.length > 0,
  };
  const fields = { ...saved, ...changes };
  const changed = (Object.keys(saved) as (keyof PersonFields)[]).filter(
    (name) => comparable(fields[name]) !== comparable(saved[name]),
  );
  return {
    fields,
    isDirty: changed.length > 0,
    set: (change) => setChanges((before) => ({ ...before, ...change })),
    discard: () => setChanges({}),
    update: Object.fromEntries(changed.map((name) => savedAs(name, fields))),
  };
}

/** The name and the value with which a field is saved. */
function savedAs(name: keyof PersonFields, fields: PersonFields): [keyof PersonUpdate, unknown] {
  if (name === 'organization') return ['exchange_organization_id', fields.organization.trim() || null];
  return [name, fields[name]];
}

/** Blanks around a text and the order of permissions make no difference. */
function comparable(value: PersonFields[keyof PersonFields]): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'boolean' ? String(value) : [...value].sort().join(' ');
}
