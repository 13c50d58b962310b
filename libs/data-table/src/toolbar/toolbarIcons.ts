/** A magnifying glass. */
export const searchIcon = 'M8 13A5 5 0 1 0 8 3a5 5 0 0 0 0 10Zm3.7-1.3L15 15';

/** A table's columns. */
export const columnsIcon = 'M2.5 3h13v12h-13ZM7 3v12m4-12v12';

/** Rows close together. */
export const densityIcon = 'M3 3.5h12M3 7.2h12M3 10.8h12M3 14.5h12';

/** An arrow into a tray. */
export const exportIcon = 'M9 2.5v8M5.8 7.3 9 10.5l3.2-3.2M3 12v3.5h12V12';
