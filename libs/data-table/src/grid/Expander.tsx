import { parts } from '../DataTable/parts.ts';

/** Props of `Expander`. */
export interface ExpanderProps {
  /** What the row is called. */
  title: string;
  /** Whether the nested rows are shown; null where there are none, and room is kept. */
  isExpanded: boolean | null;
}

/** Shows or hides the rows nested in a row. The grid handles its clicks; the keyboard's ways are the arrows to the right and left. */
export function Expander({ title, isExpanded }: ExpanderProps) {
  if (isExpanded === null) return <span className={parts.expander} aria-hidden="true" />;
  return (
    <button
      type="button"
      className={parts.expander}
      tabIndex={-1}
      data-expander
      data-open={isExpanded}
      aria-label={`${isExpanded ? 'Collapse' : 'Expand'} ${title}`}
    >
      {/* Not an icon of MUI's: one of those weighs as much as the row it stands in. */}
      <svg width="18" height="18" aria-hidden="true">
        <path d="m7 4.5 4.5 4.5L7 13.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}
