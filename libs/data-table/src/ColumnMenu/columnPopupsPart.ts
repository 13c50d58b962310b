import { createLazyPart } from '@agency-insights/ui-kit';

/** The lazily loaded column menu, filter popover, list of columns and measuring of their content. */
export const columnPopupsPart = createLazyPart(() => import('./columnPopups.ts'));
