import type { Permission } from '@agency-insights/insights-api';
import type { ChangeablePerson, ManagedPerson, PersonUpdate } from '@agency-insights/insights-api/people';
import { useState } from 'react';

/** The editable fields of a person. */
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
  /** Saved values of fields that were changed both here and by another administrator since. */
  conflicts: Partial<PersonFields>;
  set: (change: Partial<PersonFields>) => void;
  /** Shows the saved values. */
  discard: () => void;
  /** Shows the saved values of the fields that another administrator has changed too. */
  takeTheirs: () => void;
  /** The changed fields only, so that other administrators' changes are kept. */
  update: PersonUpdate;
}

/** Changed fields, and what was saved in them when the change began. */
interface Draft {
  changes: Partial<PersonFields>;
  seen: Partial<PersonFields>;
}

const noDraft: Draft = { changes: {}, seen: {} };

/** Edits a person. Unchanged fields always show the saved values. */
export function usePersonEdit(person: ManagedPerson): PersonEdit {
  const [{ changes, seen }, setDraft] = useState(noDraft);
  const saved = fieldsOf(person);
  const fields = { ...saved, ...changes };
  const changed = names(saved).filter((name) => comparable(fields[name]) !== comparable(saved[name]));
  const conflicting = changed.filter((name) => comparable(saved[name]) !== comparable(seen[name] ?? saved[name]));
  return {
    fields,
    isDirty: changed.length > 0,
    conflicts: only(saved, conflicting),
    set: (change) =>
      setDraft((before) => ({
        changes: { ...before.changes, ...change },
        seen: { ...only(saved, names(change)), ...before.seen },
      })),
    discard: () => setDraft(noDraft),
    takeTheirs: () =>
      setDraft((before) => ({
        changes: without(before.changes, conflicting),
        seen: without(before.seen, conflicting),
      })),
    update: changed.length === 0 ? {} : { ...savedAs(changed, fields), expected: savedAs(changed, saved) },
  };
}

function fieldsOf(person: ManagedPerson): PersonFields {
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    organization: person.exchange_organization_id ?? '',
    permissions: person.permissions,
    administrator: person.roles.length > 0,
  };
}

/** Some fields with the names and the values with which they are saved. */
function savedAs(wanted: readonly (keyof PersonFields)[], fields: PersonFields): ChangeablePerson {
  return Object.fromEntries(
    wanted.map((name) =>
      name === 'organization' ? ['exchange_organization_id', fields.organization.trim() || null] : [name, fields[name]],
    ),
  );
}

function names(fields: Partial<PersonFields>): (keyof PersonFields)[] {
  return Object.keys(fields) as (keyof PersonFields)[];
}

function only(fields: PersonFields, wanted: readonly (keyof PersonFields)[]): Partial<PersonFields> {
  return Object.fromEntries(wanted.map((name) => [name, fields[name]]));
}

function without(fields: Partial<PersonFields>, unwanted: readonly (keyof PersonFields)[]): Partial<PersonFields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unwanted.includes(name as keyof PersonFields)));
}

/** Ignores surrounding spaces and the order of permissions. */
function comparable(value: PersonFields[keyof PersonFields]): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'boolean' ? String(value) : [...value].sort().join(' ');
}
