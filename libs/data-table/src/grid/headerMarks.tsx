import { parts } from '../DataTable/parts.ts';

/** Props of `SortMark`. */
export interface SortMarkProps {
  /** Which way the arrow points. */
  direction: 'asc' | 'desc';
  /** The column's place in a sort by several columns, from 1; 0 shows none. */
  place: number;
}

/** The arrow beside a header's text: up for ascending, down for descending. */
export function SortMark({ direction, place }: SortMarkProps) {
  return (
    <span className={parts.sortMark} aria-hidden="true">
      <svg viewBox="0 0 14 14" width="13" height="13" focusable="false">
        <path
          d={direction === 'asc' ? 'M7 12V2.5M3.2 6.2 7 2.4l3.8 3.8' : 'M7 2v9.5M3.2 7.8 7 11.6l3.8-3.8'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {place > 0 && <span className={parts.sortPlace}>{place}</span>}
    </span>
  );
}

/** Shows that a filter of the column is at work. */
export function FilterMark() {
  return (
    <svg className={parts.filterMark} viewBox="0 0 14 14" width="13" height="13" role="img" aria-label="filtered">
      <path d="M2 3h10L8.4 7.4v3.4L5.6 12V7.4Z" fill="currentColor" />
    </svg>
  );
}
