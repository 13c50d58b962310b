const query = '(prefers-contrast: more)';

/** Whether the device asks for more contrast; false if it cannot be asked. */
export function prefersMoreContrast(view: Pick<Window, 'matchMedia'> | undefined = browser()): boolean {
  return typeof view?.matchMedia === 'function' && view.matchMedia(query).matches;
}

/** Calls a listener whenever the device's wish for more contrast changes. Returns the unsubscribe function. */
export function subscribeToContrast(
  listener: () => void,
  view: Pick<Window, 'matchMedia'> | undefined = browser(),
): () => void {
  if (typeof view?.matchMedia !== 'function') return () => undefined;
  const media = view.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function browser(): Window | undefined {
  return typeof window === 'undefined' ? undefined : window;
}
