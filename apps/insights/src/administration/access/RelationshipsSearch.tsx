import { Alert, Button } from '@agency-insights/ui-kit';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useAttempt } from '../useAttempt.ts';
import { AccessFields } from './AccessFields.tsx';
import { everyRelationship, type RelationshipFilter } from './findRelationships.ts';
import { ObjectField } from './ObjectField.tsx';
import { RelationField } from './RelationField.tsx';
import { useFinder } from './useFinder.ts';
import { UserField } from './UserField.tsx';

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
  const { run, problem, setProblem, isRunning } = useAttempt();
  const find = useFinder();
  const search = async () => {
    const found = await find(draft);
    setDraft(found);
    onSearch(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The store finds relationships by object or by user.
    if (draft.relation !== '' && draft.user === '' && draft.object === '')
      setProblem(t('Also enter a user, or what the access applies to.'));
    else void run(search);
  };
  return (
    <>
      <AccessFields role="search" aria-label={t('Find relationships')} noValidate onSubmit={submit}>
        <UserField
          placeholder={t('Anyone')}
          value={draft.user}
          onValueChange={(user) => setDraft({ ...draft, user })}
        />
        <ObjectField
          placeholder={t('Anything')}
          value={draft.object}
          onValueChange={(object) => setDraft({ ...draft, object })}
        />
        <RelationField
          placeholder={t('Any')}
          object={draft.object}
          relations={relations}
          value={draft.relation}
          onValueChange={(relation) => setDraft({ ...draft, relation })}
        />
        <Button type="submit" loading={isRunning}>
          {t('Search')}
        </Button>
      </AccessFields>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
    </>
  );
}
