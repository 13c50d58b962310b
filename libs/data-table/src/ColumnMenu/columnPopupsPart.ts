import { createLazyPart } from '@agency-insights/ui-kit';

/** The lazily loaded column menu and filter popover. */
export const columnPopupsPart = createLazyPart(() => import('./columnPopups.ts'));
