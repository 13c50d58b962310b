import { createLazyPart } from '@agency-insights/ui-kit';

/** The lazily loaded date picker of date filters. */
export const datePickerPart = createLazyPart(() => import('./datePicker.ts'));
