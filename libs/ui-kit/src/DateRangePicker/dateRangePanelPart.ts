import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** Presets, date inputs and calendars: no form needs them before a picker opens. */
export const dateRangePanelPart = createLazyPart(() => import('./DateRangePanel.tsx'));
