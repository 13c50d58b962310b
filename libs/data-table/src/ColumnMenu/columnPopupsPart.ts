import { createLazyPart } from '@agency-insights/ui-kit';

/** The lazily loaded column menu, filter popover and list of columns. */
export const columnPopupsPart = createLazyPart(() => import('./columnPopups.ts'));
