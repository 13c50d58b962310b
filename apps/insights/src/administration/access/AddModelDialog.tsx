import { Alert, Button, Dialog, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '../errorText.ts';
import { useAuthorization } from './useAuthorization.ts';

/** Props of AddModelDialog. */
export interface AddModelDialogProps {
  /** What to begin with. */
  text: string;
  onAdded: () => void;
  onClose: () => void;
}

const formId = 'add-model';
const Text = styled('textarea')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 280,
  padding: 8,
  border: `1px solid ${colors.controlLine}`,
  borderRadius: 4,
  color: colors.text,
  backgroundColor: colors.surface,
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
});

/** Asks for a model in OpenFGA's language. It counts once it is activated. */
export function AddModelDialog({ text, onAdded, onClose }: AddModelDialogProps) {
  const authorization = useAuthorization();
  const [dsl, setDsl] = useState(text);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const fieldId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || dsl.trim() === '') return;
    setSending(true);
    try {
      await authorization.createModel({ dsl });
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
      title="Add model"
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
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={fieldId}>Model</label>
        <Text id={fieldId} spellCheck={false} value={dsl} onChange={(event) => setDsl(event.target.value)} />
        <Alert severity="error" open={problem !== null}>
          {problem}
        </Alert>
      </form>
    </Dialog>
  );
}
