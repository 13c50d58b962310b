import { Alert, Button, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useWords } from '../language/useWords.ts';

/** Props of FormDialog. */
export interface FormDialogProps {
  title: string;
  /** What the button says that sends the form. */
  action: string;
  /** Whether there is nothing to send yet. Default false. */
  disabled?: boolean;
  /** Whether Escape closes it, with what was typed. Default true. */
  closeOnEscape?: boolean;
  isSending: boolean;
  /** Why it was refused. Default null; leave it out where a field says it. */
  problem?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

const Fields = styled('form')({ display: 'grid', gap: 16 });

/** A dialog with a form, which says below its fields why it was refused. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useWords();
  const { title, action, disabled = false, closeOnEscape = true, isSending, problem = null } = props;
  const { onSubmit, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      title={title}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={disabled} loading={isSending}>
            {action}
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={submit}>
        {children}
        <Alert severity="error" open={problem !== null}>
          {problem}
        </Alert>
      </Fields>
    </Dialog>
  );
}
