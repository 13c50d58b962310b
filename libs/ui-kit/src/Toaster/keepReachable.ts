/** Height in px of a toast with its margin. */
const toastHeight = 86;

/** The key that moves the focus to the newest toast, and back to where it was. */
const toastKey = 'F6';

/**
 * Keeps toasts accessible while a dialog, menu or calendar is open: a modal layer hides other elements from screen
 * readers and traps the focus. F6 goes to the newest toast and back. A pagination at the lower edge of the window stays
 * free.
 * @param host The element that contains toasts.
 * @returns the cleanup function.
 */
export function keepReachable(host: HTMLElement): () => void {
  const bottom = host.querySelector<HTMLElement>('[data-position="bottom-center"]');
  if (bottom) bottom.style.marginBottom = `${roomForPagination()}px`;
  const unhide = () => host.removeAttribute('aria-hidden');
  unhide();
  const staysHeard = new MutationObserver(unhide);
  staysHeard.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] });
  // Modal layers listen at the document for a focus that leaves them.
  const keepFocus = (event: Event) => event.stopPropagation();
  host.addEventListener('focusin', keepFocus);
  const endKey = listenForKey(host);
  return () => {
    staysHeard.disconnect();
    host.removeEventListener('focusin', keepFocus);
    endKey();
  };
}

/**
 * Returns the distance in px of a pagination that a toast would cover from the lower edge of the window; 0 for none.
 */
function roomForPagination(): number {
  const { top = 0, bottom = 0 } = document.querySelector('[data-pagination]')?.getBoundingClientRect() ?? {};
  const { innerHeight } = window;
  return top < innerHeight && bottom > innerHeight - toastHeight ? innerHeight - top : 0;
}

function listenForKey(host: HTMLElement): () => void {
  let origin: Element | null = null;
  const move = (event: KeyboardEvent) => {
    if (event.key !== toastKey) return;
    const isInside = host.contains(document.activeElement);
    const target = isInside ? origin : newestButton(host);
    if (!isInside) origin = document.activeElement;
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
  document.addEventListener('keydown', move);
  return () => document.removeEventListener('keydown', move);
}

/** The first button of the newest toast: they are numbered as they come. */
function newestButton(host: HTMLElement): Element | null | undefined {
  const numbers = [...host.querySelectorAll<HTMLElement>('[data-toast]')].map((toast) =>
    Number(toast.dataset['toast']),
  );
  return host.querySelector(`[data-toast="${Math.max(...numbers)}"] button`);
}
