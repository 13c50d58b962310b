/** Callbacks of a pressed pointer. */
export interface FollowedPointer {
  /** Called on each move. */
  onMove: (event: PointerEvent) => void;
  /** Called on release, after `onEnd`. */
  onDrop: (event: PointerEvent) => void;
  /** Called when tracking ends, for any reason. */
  onEnd: () => void;
}

/**
 * Tracks a pressed pointer until it is released anywhere on the page; Escape and a cancelled pointer cancel it.
 * @returns A function that cancels it.
 */
export function followPointer(page: Document, pointerId: number, followed: FollowedPointer): () => void {
  const following = new AbortController();
  const { signal } = following;
  const end = () => {
    following.abort();
    followed.onEnd();
  };
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    page.addEventListener(type, (event) => event.pointerId === pointerId && run(event), { signal });
  listen('pointermove', followed.onMove);
  listen('pointerup', (event) => {
    end();
    followed.onDrop(event);
  });
  listen('pointercancel', end);
  page.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  return end;
}
