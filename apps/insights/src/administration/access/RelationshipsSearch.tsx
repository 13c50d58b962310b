import { Alert, Button, Input } from '@agency-insights/ui-kit';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
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
  const { t } = useWords();
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
      <AccessFields role="search" aria-label={t('Relationships')} noValidate onSubmit={submit}>
        <Input
          label={t('User')}
          fullWidth
          placeholder={t('Anyone')}
          value={draft.user}
          onValueChange={(user) => setDraft({ ...draft, user })}
        />
        <Input
          label={t('Object')}
          fullWidth
          placeholder={t('Anything')}
          value={draft.object}
          onValueChange={(object) => setDraft({ ...draft, object })}
        />
        <RelationField
          placeholder={t('Any relation')}
          object={draft.object}
          relations={relations}
          value={draft.relation}
          onValueChange={(relation) => setDraft({ ...draft, relation })}
        />
        <Button type="submit">{t('Search')}</Button>
      </AccessFields>
      <Alert severity="error" open={isRefused}>
        {t('Enter a user or an object too.')}
      </Alert>
    </>
  );
}
