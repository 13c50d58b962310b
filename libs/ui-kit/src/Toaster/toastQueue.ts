import type { ReactNode } from 'react';
import type { AlertAction, AlertSeverity } from '../Alert/Alert.types.ts';

/** Where a toast is shown. */
export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

/** What `show` takes. */
export interface ToastOptions {
  /** What has happened, in one sentence. */
  message: ReactNode;
  /** What it says about the message. Unknown values are shown as `default`. Default `default`. */
  severity?: AlertSeverity;
  /** Where it is shown. Default `bottom-right`. */
  position?: ToastPosition;
  /** How long it stays, in ms; `Infinity` until it is closed by hand. Default 5000. */
  durationMs?: number;
  /** An action: undo, retry, download. */
  action?: AlertAction;
  /** Names the matter that it is about: a later toast of the same group takes its place, a success that of a failure. Default: none. */
  group?: string;
}

/** A toast shown or waiting for its turn. */
export interface ToastEntry extends Required<Omit<ToastOptions, 'action' | 'group'>> {
  /** Its number; later toasts have greater ones. */
  id: number;
  /** An action. */
  action: AlertAction | undefined;
  /** The matter that it is about. */
  group: string | undefined;
  /** How many times it was shown again; each time its timer restarts. */
  repeats: number;
}

/** The toasts in the order of their coming. */
export type ToastQueue = readonly ToastEntry[];

/** Maximum number of toasts at one position; more of them wait. */
export const toastLimit = 3;

/**
 * The queue with one more toast at its end; `idle` leaves it as it is. A toast that says the same as one in the queue does
 * not stack: that one keeps its place and restarts its timer. Earlier toasts of the same group go.
 */
export function addToast(queue: ToastQueue, id: number, options: ToastOptions): ToastQueue {
  const { message, severity = 'default', position = 'bottom-right', durationMs = 5000, action, group } = options;
  if (severity === 'idle') return queue;
  const same = findToast(queue, options);
  const others = queue.filter((toast) => toast === same || group === undefined || toast.group !== group);
  const entry = { message, severity, position, durationMs, action, group };
  if (!same) return [...others, { ...entry, id, repeats: 0 }];
  return others.map((toast) => (toast === same ? { ...entry, id: same.id, repeats: same.repeats + 1 } : toast));
}

/** The toast in the queue that says the same with the same severity at the same place. */
export function findToast(queue: ToastQueue, options: ToastOptions): ToastEntry | undefined {
  const { message, severity = 'default', position = 'bottom-right' } = options;
  return queue.find((toast) => toast.message === message && toast.severity === severity && toast.position === position);
}

/** The queue without one toast; the same queue when it is not there. */
export function removeToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.some((toast) => toast.id === id) ? queue.filter((toast) => toast.id !== id) : queue;
}

/** The toasts shown, by position; the rest waits. */
export function visibleToasts(queue: ToastQueue): ReadonlyMap<ToastPosition, readonly ToastEntry[]> {
  const byPosition = new Map<ToastPosition, ToastEntry[]>();
  for (const toast of queue) {
    const shown = byPosition.get(toast.position) ?? [];
    if (shown.length < toastLimit) shown.push(toast);
    byPosition.set(toast.position, shown);
  }
  return byPosition;
}
