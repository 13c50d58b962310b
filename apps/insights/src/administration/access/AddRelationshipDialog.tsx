import type { Relationship } from '@agency-insights/insights-api/authorization';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useAttempt } from '../useAttempt.ts';
import { ObjectField } from './ObjectField.tsx';
import { RelationField } from './RelationField.tsx';
import { useAuthorization } from './useAuthorization.ts';
import { useFinder } from './useFinder.ts';
import { relationsByType, useModels } from './useModels.ts';
import { UserField } from './UserField.tsx';

/** Props of AddRelationshipDialog. */
export interface AddRelationshipDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

/** Asks for a relationship; the service returns the messages of the model's restrictions. */
export function AddRelationshipDialog({ onAdded, onClose }: AddRelationshipDialogProps) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const find = useFinder();
  const [draft, setDraft] = useState<Relationship>({ user: '', relation: '', object: '' });
  const { run, problem, setProblem, isRunning } = useAttempt();
  const set = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    setProblem(null);
  };
  const add = async () => {
    await authorization.add(await find(draft));
    onAdded();
    onClose();
  };
  const submit = () => {
    const isWhole = Object.values(draft).every((text) => text !== '');
    if (isWhole) void run(add);
    else setProblem(t('Enter the user, what the access applies to, and its kind.'));
  };
  return (
    <FormDialog
      title={t('Add relationship')}
      action={t('Add')}
      isSending={isRunning}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <RelationshipFields draft={draft} onChange={set} />
    </FormDialog>
  );
}

interface RelationshipFieldsProps {
  draft: Relationship;
  onChange: (change: Partial<Relationship>) => void;
}

function RelationshipFields({ draft, onChange }: RelationshipFieldsProps) {
  const { t } = useWords();
  const { models } = useModels();
  return (
    <>
      <UserField
        helperText={t('A person, or the members of an organization.')}
        value={draft.user}
        onValueChange={(user) => onChange({ user })}
      />
      <ObjectField value={draft.object} onValueChange={(object) => onChange({ object })} />
      <RelationField
        object={draft.object}
        relations={relationsByType(models)}
        value={draft.relation}
        onValueChange={(relation) => onChange({ relation })}
      />
    </>
  );
}
