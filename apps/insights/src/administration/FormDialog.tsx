import { Alert, Button, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useWords } from '../language/useWords.ts';

/** Props of FormDialog. */
export interface FormDialogProps {
  title: string;
  /** Label of the submit button. */
  action: string;
  /** Whether Escape closes it and discards the input. Pass false once the user has typed something. Default true. */
  closeOnEscape?: boolean;
  isSending: boolean;
  /** The error message. Default null; omit it if a field shows it. */
  problem?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

const Fields = styled('form')({ display: 'grid', gap: 16 });

/** A dialog with a form, which shows errors below its fields. It can always be sent: then it says what is missing. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useWords();
  const { title, action, closeOnEscape = true, isSending, problem = null } = props;
  const { onSubmit, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
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
          <Button type="submit" form={formId} variant="contained" loading={isSending}>
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
