/** What a pressed pointer does. */
export interface FollowedPointer {
  /** It moves. */
  onMove: (event: PointerEvent) => void;
  /** It is let go; after `onEnd`. */
  onDrop: (event: PointerEvent) => void;
  /** It is followed no longer, in whichever way that came. */
  onEnd: () => void;
}

/**
 * Follows a pressed pointer until it is let go, wherever on the page; Escape and a cancelled pointer end that without a drop.
 * @returns Ends it, without a drop too.
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
