import { parts } from '../DataTable/DataTable.styles.ts';

/** The arrow beside a header's text: up for ascending, down for descending. */
export function SortMark({ direction }: { /** Which way the arrow points. */ direction: 'asc' | 'desc' }) {
  return (
    <svg className={parts.sortMark} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <path
        d={direction === 'asc' ? 'M7 12V2.5M3.2 6.2 7 2.4l3.8 3.8' : 'M7 2v9.5M3.2 7.8 7 11.6l3.8-3.8'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
