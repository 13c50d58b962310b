import type { Box } from './floatingPosition.ts';

/** All of the viewport of a page. */
export function viewportOf({ documentElement }: Document): Box {
  return { left: 0, top: 0, width: documentElement.clientWidth, height: documentElement.clientHeight };
}

/** Whether a page is in a frame, of whose viewport the window around it may show a part only. */
export function isFramed(view: Window): boolean {
  return view.parent !== view && typeof IntersectionObserver !== 'undefined';
}

/**
 * Finds out which part of its viewport a page in a frame shows: a frame that is as high as its page reaches beyond the
 * window. The browser knows, also where the page around the frame is one of another origin. Returns what ends the wait.
 */
export function findAreaInView(view: Window, onFound: (area: Box) => void): () => void {
  const { document } = view;
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const area = entries[0]?.intersectionRect;
    onFound(area && area.height > 0 ? area : viewportOf(document));
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
