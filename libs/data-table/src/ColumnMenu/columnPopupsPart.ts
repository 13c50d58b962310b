import { createLazyPart } from '@agency-insights/ui-kit';

/** What opens from a header: its menu, and the filter of a column. No table needs it before one opens. */
export const columnPopupsPart = createLazyPart(() => import('./columnPopups.ts'));
