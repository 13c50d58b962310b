/**
 * Calls `onMove` when an element has moved by itself: what stands above it has grown, for instance. Neither a scroll nor a
 * resize reports that. An intersection observer whose root is exactly as large as the element does, as Floating UI's
 * `autoUpdate` does it; it watches anew wherever the element has got to.
 * @returns a function that ends the watching.
 */
export function observeMove(element: Element, onMove: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let observer: IntersectionObserver | undefined;

  /** `visible` is the share of the element that is within the window where it stands now. */
  const watch = (visible: number) => {
    observer?.disconnect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
    const insets = [top, clientWidth - right, clientHeight - bottom, left];
    let isFirst = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        const share = entry?.intersectionRatio ?? 0;
        // Less than it was means that it has moved before the observer's first look, or is partly outside of the window;
        // more, that it was on its way and has come to rest.
        if (isFirst && share >= visible) {
          isFirst = false;
          if (share > visible) watch(share);
          return;
        }
        onMove();
        watch(isFirst ? share : 1);
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
