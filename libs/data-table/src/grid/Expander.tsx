import { parts } from '../DataTable/parts.ts';

/** Props of `Expander`. */
export interface ExpanderProps {
  /** Whether the nested rows are shown; null where there are none, and room is kept. */
  isExpanded: boolean | null;
}

/** Shows or hides the rows nested in a row. The grid handles its clicks; the keyboard's ways are the arrows to the right and left. */
export function Expander({ isExpanded }: ExpanderProps) {
  if (isExpanded === null) return <span className={parts.expander} aria-hidden="true" />;
  return (
    <button
      type="button"
      className={parts.expander}
      tabIndex={-1}
      data-expander
      aria-label={isExpanded ? 'Hide nested rows' : 'Show nested rows'}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false" data-open={isExpanded}>
        <path
          d="m6 3.5 4.5 4.5L6 12.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
