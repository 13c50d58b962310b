import type { AlertSeverity } from './Alert.types.ts';

/** A severity that there is a look for. */
export type DrawnSeverity = Exclude<AlertSeverity, 'idle'>;

const marked: readonly unknown[] = ['success', 'error', 'warning', 'info'] satisfies DrawnSeverity[];

/** The severity that a message is drawn with: `default` for a word that is none, since servers have words of their own. */
export function drawnSeverity(given: AlertSeverity | undefined): DrawnSeverity {
  return marked.includes(given) ? (given as DrawnSeverity) : 'default';
}

/** Whether a message interrupts a screen reader. */
export function isUrgent(severity: AlertSeverity | undefined): boolean {
  return severity === 'error' || severity === 'warning';
}
