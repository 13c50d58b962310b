const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Makes an icon of 18 px out of the path of its strokes. */
export function icon(path: string) {
  return function TableIcon() {
    return (
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        <path d={path} {...stroke} />
      </svg>
    );
  };
}
