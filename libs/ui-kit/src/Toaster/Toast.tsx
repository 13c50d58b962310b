'use client';
import type { ReactElement } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import type { AlertTimers } from '../Alert/useAlertTimer.ts';
import type { ToastEntry } from './toastQueue.ts';

/** Props of `Toast`. */
export interface ToastProps {
  /** What it shows. */
  toast: ToastEntry;
  /** Closes it. */
  onDismiss: (id: number) => void;
  /** Clock and timers. */
  timers: AlertTimers;
}

/** One message that goes away by itself, but not while it is pointed at or focused. */
export function Toast({ toast, onDismiss, timers }: ToastProps): ReactElement {
  const { id, message, severity, durationMs, action, repeats } = toast;
  return (
    <Alert
      variant="toast"
      open
      onOpenChange={() => onDismiss(id)}
      revision={repeats}
      data-toast={id}
      {...{ severity, durationMs, action, timers }}
    >
      {message}
    </Alert>
  );
}
