/**
 * What jsdom lacks: a window that is so wide, in px, and scrolling. Of the test before nothing is remembered: only that the
 * person keeps the filters of dashboards open, where there is room for them.
 */
export function mockBrowser(width = 1_600): void {
  localStorage.clear();
  if (width >= 1_440) localStorage.setItem('dashboard-filters-open', 'true');
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(window, { scrollTo: () => undefined, matchMedia: (query: string) => matchMedia(query, width) });
}

function matchMedia(query: string, width: number) {
  const [, side, px] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  const matches = side === undefined ? false : side === 'min' ? Number(px) <= width : Number(px) >= width;
  const listen = () => undefined;
  return {
    matches,
    media: query,
    addEventListener: listen,
    removeEventListener: listen,
    addListener: listen,
    removeListener: listen,
  };
}
