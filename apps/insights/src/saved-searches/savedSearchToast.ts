import type { ToastOptions } from '@agency-insights/ui-kit';
import { productToast } from '../shell/productToast.ts';

/** A toast about saved searches (APP-SAVED-4); a later one takes the place of an earlier one. */
export function savedSearchToast(severity: 'success' | 'error', message: ToastOptions['message']): ToastOptions {
  return { ...productToast, severity, message, group: 'saved-search' };
}
