import { icon } from './icon.tsx';

/** A magnifying glass. */
export const SearchIcon = icon('M8 13A5 5 0 1 0 8 3a5 5 0 0 0 0 10Zm3.7-1.3L15 15');

/** A table's columns. */
export const ColumnsIcon = icon(
  'M4 3h10c.8 0 1.5.7 1.5 1.5v9c0 .8-.7 1.5-1.5 1.5H4c-.8 0-1.5-.7-1.5-1.5v-9C2.5 3.7 3.2 3 4 3Zm3 0v12m4-12v12',
);

/** Rows close together. */
export const DensityIcon = icon('M3 3.5h12M3 7.2h12M3 10.8h12M3 14.5h12');

/** An arrow into a tray. */
export const ExportIcon = icon(
  'M9 2.5v8m0 0L5.8 7.3M9 10.5l3.2-3.2M3 12v2.2c0 .7.6 1.3 1.3 1.3h9.4c.7 0 1.3-.6 1.3-1.3V12',
);
