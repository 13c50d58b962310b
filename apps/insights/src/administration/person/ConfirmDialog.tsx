import { Alert, Button, Dialog } from '@agency-insights/ui-kit';
import { useState, type ReactNode } from 'react';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  title: string;
  /** What will happen, in words. */
  children: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** Does it; returns what went wrong in words, or null. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}

/** Says what will happen before it does; it stays open where it failed. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setRunning(true);
    const failed = await onConfirm();
    setRunning(false);
    setProblem(failed);
    if (failed === null) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape
      type="warning"
      title={title}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button color="error" loading={isRunning} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
    </Dialog>
  );
}
