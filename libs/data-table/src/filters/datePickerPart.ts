import { createLazyPart } from '@agency-insights/ui-kit';

/** The date picker of filters by day: no table needs it before one opens. */
export const datePickerPart = createLazyPart(() => import('./datePicker.ts'));
