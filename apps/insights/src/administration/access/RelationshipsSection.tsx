import type { Relationship } from '@agency-insights/insights-api/authorization';
import { Alert, Button } from '@agency-insights/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { errorText } from '../errorText.ts';
import { Head, Section, Space } from '../Page.tsx';
import { ConfirmDialog } from '../person/ConfirmDialog.tsx';
import { removalText } from './accessSentences.ts';
import { AddRelationshipDialog } from './AddRelationshipDialog.tsx';
import { everyRelationship, findRelationships } from './findRelationships.ts';
import type { Naming } from './naming.ts';
import { RelationshipsSearch } from './RelationshipsSearch.tsx';
import { RelationshipsTable } from './RelationshipsTable.tsx';
import { useAuthorization } from './useAuthorization.ts';
import { useNaming } from './useDirectory.ts';

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
  const tuples = data?.pages.flatMap((page) => page.tuples);
  const naming = useNaming(tuples?.map(({ key }) => key.user) ?? []);
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
        relationships={tuples}
        naming={naming}
        onDelete={({ user, relation, object }) => setLeaving({ user, relation, object })}
      />
      {hasNextPage && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      )}
      {isAdding && <AddRelationshipDialog onAdded={() => void refetch()} onClose={() => setAdding(false)} />}
      {leaving !== null && (
        <DeleteDialog relationship={leaving} naming={naming} onDone={refetch} onClose={() => setLeaving(null)} />
      )}
    </Section>
  );
}

interface DeleteDialogProps {
  relationship: Relationship;
  naming: Naming;
  /** Called when it is deleted. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function DeleteDialog({ relationship, naming, onDone, onClose }: DeleteDialogProps) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const remove = async () => {
    await authorization.remove(relationship);
    await onDone();
  };
  return (
    <ConfirmDialog title={t('Delete relationship')} action={t('Delete')} onConfirm={remove} onClose={onClose}>
      {removalText(relationship, naming, t)}
    </ConfirmDialog>
  );
}
