import { Alert, Button, Input } from '@agency-insights/ui-kit';
import { useState, type FormEvent } from 'react';
import { AccessFields } from './AccessFields.tsx';
import { everyRelationship, type RelationshipFilter } from './findRelationships.ts';
import { RelationField } from './RelationField.tsx';

/** Props of RelationshipsSearch. */
export interface RelationshipsSearchProps {
  /** Relations by type of the active model. */
  relations: ReadonlyMap<string, readonly string[]>;
  onSearch: (filter: RelationshipFilter) => void;
}

/** Asks which relationships are wanted. */
export function RelationshipsSearch({ relations, onSearch }: RelationshipsSearchProps) {
  const [draft, setDraft] = useState(everyRelationship);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [user, object, relation] = [draft.user, draft.object, draft.relation].map((text) => text.trim() !== '');
    // The store finds relationships by object or by user.
    const isTooLittle = relation === true && !user && !object;
    setRefused(isTooLittle);
    if (!isTooLittle) onSearch({ ...draft });
  };
  return (
    <>
      <AccessFields role="search" aria-label="Relationships" noValidate onSubmit={submit}>
        <Input
          label="User"
          fullWidth
          placeholder="Anyone"
          value={draft.user}
          onValueChange={(user) => setDraft({ ...draft, user })}
        />
        <Input
          label="Object"
          fullWidth
          placeholder="Anything"
          value={draft.object}
          onValueChange={(object) => setDraft({ ...draft, object })}
        />
        <RelationField
          placeholder="Any relation"
          object={draft.object}
          relations={relations}
          value={draft.relation}
          onValueChange={(relation) => setDraft({ ...draft, relation })}
        />
        <Button type="submit">Search</Button>
      </AccessFields>
      <Alert severity="error" open={isRefused}>
        Enter a user or an object too.
      </Alert>
    </>
  );
}
