import type { ToastOptions } from '@agency-insights/ui-kit';

const durationMs = 10_000;

/**
 * A toast about saved searches: where and how long they all stand (APP-SAVED-4); a later one takes the
 * place of an earlier one.
 */
export function savedSearchToast(severity: 'success' | 'error', message: string): ToastOptions {
  return { severity, message, position: 'bottom-center', durationMs, group: 'saved-search' };
}
