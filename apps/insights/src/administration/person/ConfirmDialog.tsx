import { Alert, Button, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useAttempt } from '../useAttempt.ts';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  title: string;
  /** Describes the consequences. */
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  /** Does it; rejects where the service refuses. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** A sentence in one line of a wide screen is hard to read. */
const sentenceWidth = { '& .MuiDialog-paper': { maxWidth: 'min(480px, 90%)' } };

const Content = styled('div')({ display: 'grid', gap: 12, '& > p': { margin: 0 } });

/** Asks for confirmation; stays open on failure. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useWords();
  const { run, problem, isRunning } = useAttempt();
  const confirm = async () => {
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape
      type="warning"
      title={title}
      sx={sentenceWidth}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="contained" color="error" loading={isRunning} onClick={() => void run(confirm)}>
            {action}
          </Button>
        </>
      }
    >
      <Content>
        <p>{children}</p>
        <Alert severity="error" open={problem !== null}>
          {problem}
        </Alert>
      </Content>
    </Dialog>
  );
}
