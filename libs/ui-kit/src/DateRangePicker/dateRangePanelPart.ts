import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The lazily loaded presets, date inputs and calendars. */
export const dateRangePanelPart = createLazyPart(() => import('./DateRangePanel.tsx'));
