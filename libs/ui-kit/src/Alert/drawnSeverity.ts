import type { AlertSeverity } from './Alert.types.ts';

/** A severity that has styles. */
export type DrawnSeverity = Exclude<AlertSeverity, 'idle'>;

const marked: readonly unknown[] = ['success', 'error', 'warning', 'info'] satisfies DrawnSeverity[];

/** Returns the severity to show: `default` for unknown values, which servers may send. */
export function drawnSeverity(given: AlertSeverity | undefined): DrawnSeverity {
  return marked.includes(given) ? (given as DrawnSeverity) : 'default';
}

/** Whether a message interrupts a screen reader. */
export function isUrgent(severity: AlertSeverity | undefined): boolean {
  return severity === 'error' || severity === 'warning';
}
