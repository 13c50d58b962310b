import type { ReactElement } from 'react';

/** Props of `GhostRect`. */
export interface GhostRectProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The outline of a bar as it was before the last change of filters, with a halo: it is seen on bars of every colour. */
export function GhostRect(box: GhostRectProps): ReactElement {
  return (
    <>
      <rect {...box} rx={2} className="chart-ghost-halo" />
      <rect {...box} rx={2} className="chart-ghost" />
    </>
  );
}
