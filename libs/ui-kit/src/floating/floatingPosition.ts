/** A side of an element. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A rectangle in the viewport, in px. */
export interface Box {
  /** Distance from the left edge of the viewport. */
  left: number;
  /** Distance from the top edge of the viewport. */
  top: number;
  /** Its width. */
  width: number;
  /** Its height. */
  height: number;
}

/** What `floatingPosition` takes; lengths in px. */
export interface FloatingPositionParams {
  /** The anchor. */
  anchor: Box;
  /** Size of the surface. */
  surface: { width: number; height: number };
  /** The part of the viewport that is in view. */
  viewport: Box;
  /** The preferred side of the anchor. */
  side: Side;
  /** Whether the surface starts where the anchor starts or is centred on it. */
  align: 'start' | 'center';
  /** The anchor is read from right to left: above and below it, its start is its right edge. */
  rtl: boolean;
  /** Distance from the anchor. */
  gap: number;
  /** Min distance from the edges of the viewport along the anchor's side. */
  padding: number;
}

/** Where a surface goes: its left upper corner in the viewport in px, and the side of the anchor that it is on. */
export interface FloatingPosition {
  /** Distance from the left edge of the viewport. */
  left: number;
  /** Distance from the top edge of the viewport. */
  top: number;
  /** The side of the anchor it is on: the opposite of the wanted one where only that has room. */
  side: Side;
}

const opposites: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Returns the position of a surface at its anchor: on the preferred side if it fits, and within the viewport. */
export function floatingPosition(params: FloatingPositionParams): FloatingPosition {
  const { anchor, surface, viewport, side, align, rtl, gap, padding } = params;
  const isVertical = side === 'top' || side === 'bottom';
  // The axis on which it keeps off the anchor, and the one along which it is aligned.
  const [start, size, alongStart, alongSize] = isVertical
    ? (['top', 'height', 'left', 'width'] as const)
    : (['left', 'width', 'top', 'height'] as const);
  const before = anchor[start] - viewport[start];
  const after = viewport[size] - before - anchor[size];
  const isBefore = side === start;
  const [room, otherRoom] = isBefore ? [before, after] : [after, before];
  const turns = room < surface[size] + gap && otherRoom > room;
  const share = align === 'center' ? 0.5 : Number(rtl && isVertical);
  const ideal = anchor[alongStart] + (anchor[alongSize] - surface[alongSize]) * share;
  const place: Pick<FloatingPosition, 'left' | 'top'> = { left: 0, top: 0 };
  place[start] = anchor[start] + (isBefore === turns ? anchor[size] + gap : -gap - surface[size]);
  const first = viewport[alongStart] + padding;
  const last = viewport[alongStart] + viewport[alongSize] - padding - surface[alongSize];
  place[alongStart] = Math.max(first, Math.min(ideal, last));
  return { ...place, side: turns ? opposites[side] : side };
}
