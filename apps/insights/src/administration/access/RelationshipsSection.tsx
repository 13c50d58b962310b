import type { Relationship } from '@agency-insights/insights-api/authorization';
import { Alert, Button } from '@agency-insights/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { errorText } from '../errorText.ts';
import { Head, Section, Space } from '../Page.tsx';
import { ConfirmDialog } from '../person/ConfirmDialog.tsx';
import { AddRelationshipDialog } from './AddRelationshipDialog.tsx';
import { everyRelationship, findRelationships } from './findRelationships.ts';
import { RelationshipsSearch } from './RelationshipsSearch.tsx';
import { RelationshipsTable } from './RelationshipsTable.tsx';
import { useAuthorization } from './useAuthorization.ts';

/** The stored relationships, to search, add and delete. */
export function RelationshipsSection({ relations }: { relations: ReadonlyMap<string, readonly string[]> }) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const [filter, setFilter] = useState(everyRelationship);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Relationship | null>(null);
  const types = [...relations].filter(([, names]) => names.length > 0).map(([type]) => type);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['relationships', filter, types],
    queryFn: ({ pageParam }) => findRelationships(authorization, types, filter, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    enabled: types.length > 0,
  });
  return (
    <Section aria-label={t('Relationships')}>
      <Head>
        <h2>{t('Relationships')}</h2>
        <Space />
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('Add relationship')}
        </Button>
      </Head>
      <RelationshipsSearch relations={relations} onSearch={setFilter} />
      <Alert severity="error" open={error !== null}>
        {error !== null && errorText(error, t)}
      </Alert>
      <RelationshipsTable
        relationships={data?.pages.flatMap(({ tuples }) => tuples)}
        onDelete={({ user, relation, object }) => setLeaving({ user, relation, object })}
      />
      {hasNextPage && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      )}
      {isAdding && <AddRelationshipDialog onAdded={() => void refetch()} onClose={() => setAdding(false)} />}
      {leaving !== null && <DeleteDialog relationship={leaving} onDone={refetch} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

interface DeleteDialogProps {
  relationship: Relationship;
  /** Called when it is deleted. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function DeleteDialog({ relationship, onDone, onClose }: DeleteDialogProps) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const { user, relation, object } = relationship;
  const remove = async () => {
    await authorization.remove(relationship);
    await onDone();
  };
  return (
    <ConfirmDialog title={t('Delete relationship')} action={t('Delete')} onConfirm={remove} onClose={onClose}>
      {t('{user} is no longer {relation} of {object}. This counts at the next request.', { user, relation, object })}
    </ConfirmDialog>
  );
}
