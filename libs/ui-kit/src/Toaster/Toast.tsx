'use client';
import type { ReactElement } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { isUrgent } from '../Alert/drawnSeverity.ts';
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
  /** What the caller of the provider gives to it. */
  given: ToasterSlotProps['toast'];
}

/** One message that goes away by itself, but not while it is pointed at or focused. */
export function Toast({ toast, onDismiss, timers, given }: ToastProps): ReactElement {
  const { id, message, severity, durationMs, action, repeats } = toast;
  return (
    <Alert
      // The stack announces what comes into it: a status of its own would be announced twice.
      {...(!isUrgent(severity) && { role: 'group' })}
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
