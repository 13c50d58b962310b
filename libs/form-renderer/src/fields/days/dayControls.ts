export { DateControl } from './DateControl.tsx';
export { DateRangeControl } from './DateRangeControl.tsx';
