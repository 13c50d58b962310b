/** Upwards. */
export const ascendingIcon = 'M9 15V3.5M4.5 8 9 3.5 13.5 8';

/** Downwards. */
export const descendingIcon = 'M9 3v11.5M4.5 10 9 14.5l4.5-4.5';

/** One more. */
export const addSortIcon = 'M9 3v12M3 9h12';

/** Downwards, all the way. */
export const expandAllIcon = 'm4.5 4 4.5 4.5L13.5 4M4.5 9.5 9 14l4.5-4.5';

/** Upwards, all the way. */
export const collapseAllIcon = 'M4.5 8.5 9 4l4.5 4.5M4.5 14 9 9.5l4.5 4.5';

/** Two arrows that have nothing to choose from. */
export const resetSortIcon = 'M6 3v12m0 0-2.5-2.5M6 15l2.5-2.5M12 15V3m0 0L9.5 5.5M12 3l2.5 2.5';

/** A funnel. */
export const filterIcon = 'M3 4h12l-4.6 5.4v4.1L7.6 15V9.4Z';

/** A funnel that is crossed out. */
export const clearFilterIcon = 'M3 4h12l-4.6 5.4v4.1L7.6 15V9.4ZM3 15 15 3';

/** To the left. */
export const moveLeftIcon = 'M15 9H3.5M8 4.5 3.5 9 8 13.5';

/** To the right. */
export const moveRightIcon = 'M3 9h11.5M10 4.5 14.5 9 10 13.5';

/** A column at the left edge. */
export const pinLeftIcon = 'M3.5 3v12M15 9H7.5m3-3-3 3 3 3';

/** A column at the right edge. */
export const pinRightIcon = 'M14.5 3v12M3 9h7.5m-3-3 3 3-3 3';

/** A column that is free again. */
export const unpinIcon = 'M9 3v12M3 9h3m6 0h3';

/** Two edges that come to what is between them. */
export const fitIcon = 'M3 3v12M15 3v12M5.5 9h7m-5-2-2 2 2 2m3-4 2 2-2 2';

/** An eye that is crossed out. */
export const hideIcon = 'M2.5 9S5 4.5 9 4.5 15.5 9 15.5 9 13 13.5 9 13.5 2.5 9 2.5 9Zm1 5.5 11-11';

/** A tick. */
export const checkIcon = 'm3.5 9.5 3.7 3.7 7.3-7.5';
