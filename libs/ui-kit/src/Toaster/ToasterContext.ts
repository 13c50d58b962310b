'use client';
import { createContext, useContext } from 'react';
import type { ToastOptions } from './toastQueue.ts';

/** Shows and closes toasts. */
export interface Toaster {
  /** Shows a toast, or queues it; returns its id. A toast with the same text keeps its id and restarts its timer. */
  show: (options: ToastOptions) => number;
  /** Closes a toast before its time. */
  dismiss: (id: number) => void;
}

/** Carries the toaster to `useToaster`. */
export const ToasterContext = createContext<Toaster | null>(null);

/**
 * The toaster of the surrounding `ToasterProvider`.
 * @throws Error when there is none.
 */
export function useToaster(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster)
    throw new Error('useToaster must be used inside a ToasterProvider. Put a ToasterProvider around the application.');
  return toaster;
}
