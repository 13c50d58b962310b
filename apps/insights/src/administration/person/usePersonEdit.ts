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
  /** What to save. */
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
  const { organization, permissions, ...rest } = fields;
  return {
    fields,
    isDirty: comparable(fields) !== comparable(saved),
    set: (change) => setChanges((before) => ({ ...before, ...change })),
    discard: () => setChanges({}),
    update: { ...rest, permissions: [...permissions], exchange_organization_id: organization.trim() || null },
  };
}

function comparable({ permissions, organization, ...rest }: PersonFields): string {
  return JSON.stringify([Object.entries(rest).sort(), organization.trim(), [...permissions].sort()]);
}
