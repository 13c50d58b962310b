/** Props of `TableIcon`. */
export interface TableIconProps {
  /** The path of its strokes, in a square of 18 px. */
  path: string;
}

/** An icon of 18 px. */
export function TableIcon({ path }: TableIconProps) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
