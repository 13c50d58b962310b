export { dateRange, DateRangeTester } from './testers/dateRange.ts';
export { drawer, DrawerTester } from './testers/drawer.ts';
export { dropdown, DropdownTester } from './testers/dropdown.ts';
export { getNamed, waitUntil } from './testers/getNamed.ts';
export type { NamedKind } from './testers/getNamed.ts';
export { toasts, ToastsTester } from './testers/toasts.ts';
export type { TesterOptions, TesterUser } from './testers/Tester.types.ts';
