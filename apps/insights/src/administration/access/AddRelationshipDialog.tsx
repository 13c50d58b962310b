import type { Relationship } from '@agency-insights/insights-api/authorization';
import { Alert, Button, Dialog, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { errorText } from '../errorText.ts';
import { RelationField } from './RelationField.tsx';
import { useAuthorization } from './useAuthorization.ts';
import { relationsByType, useModels } from './useModels.ts';

/** Props of AddRelationshipDialog. */
export interface AddRelationshipDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

const formId = 'add-relationship';
const Fields = styled('form')({ display: 'grid', gap: 16 });

/** Asks for a relationship; what the model does not allow is worded by the service. */
export function AddRelationshipDialog({ onAdded, onClose }: AddRelationshipDialogProps) {
  const authorization = useAuthorization();
  const [draft, setDraft] = useState<Relationship>({ user: '', relation: '', object: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const set = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { user, relation, object } = draft;
    if ([user, relation, object].some((text) => text.trim() === ''))
      return setProblem('Give the user, the object and the relation.');
    setSending(true);
    try {
      await authorization.add({ user: user.trim(), relation, object: object.trim() });
    } catch (error) {
      setSending(false);
      return setProblem(errorText(error));
    }
    onAdded();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape
      title="Add relationship"
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSending}>
            Add
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <RelationshipFields draft={draft} onChange={set} />
        <Alert severity="error" open={problem !== null}>
          {problem}
        </Alert>
      </Fields>
    </Dialog>
  );
}

interface RelationshipFieldsProps {
  draft: Relationship;
  onChange: (change: Partial<Relationship>) => void;
}

function RelationshipFields({ draft, onChange }: RelationshipFieldsProps) {
  const { models } = useModels();
  return (
    <>
      <Input
        label="User"
        fullWidth
        maxLength={512}
        helperText="user:anne, or organization:acme#member for all members."
        value={draft.user}
        onValueChange={(user) => onChange({ user })}
      />
      <Input
        label="Object"
        fullWidth
        maxLength={256}
        placeholder="feature:insights_pl"
        value={draft.object}
        onValueChange={(object) => onChange({ object })}
      />
      <RelationField
        object={draft.object}
        relations={relationsByType(models)}
        value={draft.relation}
        onValueChange={(relation) => onChange({ relation })}
      />
    </>
  );
}
