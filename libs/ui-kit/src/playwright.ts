export { dateRange, DateRangeObject } from './playwright/dateRange.ts';
export { drawer, DrawerObject } from './playwright/drawer.ts';
export { dropdown, DropdownObject } from './playwright/dropdown.ts';
export { findNamed, namedLocator } from './playwright/findNamed.ts';
export { toasts, ToastsObject } from './playwright/toasts.ts';
export type { NamedKind } from './testers/getNamed.ts';
