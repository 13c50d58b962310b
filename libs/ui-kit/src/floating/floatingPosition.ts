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
  /** What the surface hangs from. */
  anchor: Box;
  /** Size of the surface. */
  surface: { width: number; height: number };
  /** Size of the viewport. */
  viewport: { width: number; height: number };
  /** The side of the anchor that is wanted. */
  side: Side;
  /** Whether the surface starts where the anchor starts or is centred on it. */
  align: 'start' | 'center';
  /** Distance from the anchor. */
  gap: number;
  /** Least distance from the viewport's edges along the anchor's side. */
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

/** Where a surface hangs from its anchor: on the wanted side if it has room there, and within the viewport along it. */
export function floatingPosition(params: FloatingPositionParams): FloatingPosition {
  const { anchor, surface, viewport, side: wanted, align, gap, padding } = params;
  const needed = (isVertical(wanted) ? surface.height : surface.width) + gap;
  const room = roomBeside(anchor, viewport);
  const side = room[wanted] < needed && room[opposites[wanted]] > room[wanted] ? opposites[wanted] : wanted;
  const along = (start: number, length: number, size: number, limit: number): number => {
    const ideal = align === 'start' ? start : start + (length - size) / 2;
    return Math.max(padding, Math.min(ideal, limit - padding - size));
  };
  return isVertical(side)
    ? {
        side,
        left: along(anchor.left, anchor.width, surface.width, viewport.width),
        top: side === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - surface.height,
      }
    : {
        side,
        left: side === 'right' ? anchor.left + anchor.width + gap : anchor.left - gap - surface.width,
        top: along(anchor.top, anchor.height, surface.height, viewport.height),
      };
}

function isVertical(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}

function roomBeside(anchor: Box, viewport: { width: number; height: number }): Record<Side, number> {
  return {
    top: anchor.top,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
    bottom: viewport.height - anchor.top - anchor.height,
  };
}
