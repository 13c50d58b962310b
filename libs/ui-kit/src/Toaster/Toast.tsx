'use client';
import type { ReactElement } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import type { AlertTimers } from '../Alert/useAlertTimer.ts';
import type { ToasterSlotProps } from './ToasterProvider.tsx';
import type { ToastEntry } from './toastQueue.ts';

/** Props of `Toast`. */
export interface ToastProps {
  /** What it shows. */
  toast: ToastEntry;
  /** Closes it. */
  onDismiss: (id: number) => void;
  /** Clock and timers. */
  timers: AlertTimers;
  /** The caller's props. */
  given: ToasterSlotProps['toast'];
}

/** A message that disappears automatically, except while hovered or focused. */
export function Toast({ toast, onDismiss, timers, given }: ToastProps): ReactElement {
  const { id, message, severity, durationMs, action, repeats } = toast;
  return (
    <Alert
      // The stack is a live region: another one here would be announced twice.
      role="group"
      {...given}
      variant="toast"
      open
      onOpenChange={() => onDismiss(id)}
      revision={repeats}
      data-toast={id}
      severity={severity}
      durationMs={durationMs}
      action={action}
      timers={timers}
    >
      {message}
    </Alert>
  );
}
