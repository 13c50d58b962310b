export { PickerPopover } from './PickerPopover.tsx';
export { FilterPopover } from '../filters/FilterPopover.tsx';
export { ColumnMenu } from './ColumnMenu.tsx';
export { HeadingMenu } from './HeadingMenu.tsx';
export { contentWidth } from '../grid/contentWidth.ts';
