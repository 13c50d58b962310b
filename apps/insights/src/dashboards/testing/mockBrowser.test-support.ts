/** What jsdom lacks: a window that is 1,600 px wide, and scrolling. Nothing is remembered from the test before. */
export function mockBrowser(): void {
  localStorage.clear();
  Object.assign(window, { scrollTo: () => undefined, matchMedia });
}

function matchMedia(query: string) {
  const [, side, px] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  const matches = side === undefined ? false : side === 'min' ? Number(px) <= 1_600 : Number(px) >= 1_600;
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
