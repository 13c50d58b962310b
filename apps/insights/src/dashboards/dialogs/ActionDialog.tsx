import { Button, Dialog } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import { useWords } from '../../language/useWords.ts';

/** Action of a confirmed dialog: calls a function, or submits the form with an id. */
export type DialogAction = {
  label: string;
  /** Default: the main button of the dialog. */
  color?: 'error';
  disabled?: boolean;
  loading?: boolean;
} & ({ onClick: () => void } | { form: string });

export interface ActionDialogProps {
  open: boolean;
  title: string;
  action: DialogAction;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one action and a cancel button. */
export function ActionDialog({ open, title, action, onClose, children }: ActionDialogProps) {
  const { label, color, ...button } = action;
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnEscape
      title={title}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            {...(color ? { color } : { variant: 'contained' })}
            {...('form' in action && { type: 'submit' })}
            {...button}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
