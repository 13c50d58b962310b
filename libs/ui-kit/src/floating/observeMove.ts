/**
 * Calls `onMove` when an element has moved by itself: what is above it has grown, for instance. Neither a scroll nor a
 * resize reports that. An intersection observer whose root is exactly as large as the element does, as Floating UI's
 * `autoUpdate` does it; it observes again after each move of the element.
 * @returns a function that ends the watching.
 */
export function observeMove(element: Element, onMove: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let observer: IntersectionObserver | undefined;

  /** `visible` is the share of the element that is within the window, as far as it is known. */
  const watch = (visible: number) => {
    observer?.disconnect();
    const box = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
    const insets = [box.top, clientWidth - box.right, clientHeight - box.bottom, box.left];
    let isFirst = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        // The first look comes a frame later: the element may have moved by then, and its share tells nothing of it.
        if (isFirst && JSON.stringify(element.getBoundingClientRect()) === JSON.stringify(box)) {
          isFirst = false;
          const share = entry?.intersectionRatio ?? 0;
          if (share !== visible) watch(share);
          return;
        }
        onMove();
        watch(1);
      },
      {
        root: element.ownerDocument,
        rootMargin: insets.map((inset) => `${-Math.floor(inset)}px`).join(' '),
        threshold: visible,
      },
    );
    observer.observe(element);
  };
  watch(1);
  return () => observer?.disconnect();
}
