/** What toasts leave free at the lower edge of the window; the footer of a drawer that is closed is not there. */
const keptFree =
  '[data-pagination], .KitDialog-actions, .KitDrawerPanel-footer:not(.MuiCollapse-hidden *, .MuiModal-hidden *)';

/** The key that moves the focus to the newest toast, and back to where it was. */
const toastKey = 'F6';

/**
 * Keeps toasts accessible while a dialog, menu or calendar is open: a modal layer hides other elements from screen
 * readers and traps the focus. F6 goes to the newest toast and back. A pagination, the buttons of a dialog or drawer, and the
 * control that has the focus stay free.
 * @param host The element that contains toasts.
 * @returns the cleanup function.
 */
export function keepReachable(host: HTMLElement): () => void {
  const endRoom = makeRoom(host);
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
    endRoom();
  };
}

/**
 * Raises toasts above what they would cover, now and whenever a toast, a dialog, its content, the focus or the size of the window
 * changes, or something has moved.
 */
function makeRoom(host: HTMLElement): () => void {
  const raise = () => {
    for (const actions of document.querySelectorAll('.KitDialog-actions'))
      changes.observe(actions.parentElement ?? actions, { childList: true, subtree: true });
    for (const stack of host.querySelectorAll<HTMLElement>('[data-position^="bottom"]:not(:empty)')) {
      stack.style.marginBottom = '';
      stack.style.marginBottom = `${roomUnder(stack.getBoundingClientRect(), host)}px`;
    }
  };
  const changes = new MutationObserver(raise);
  changes.observe(host, { childList: true, subtree: true });
  changes.observe(document.body, { childList: true });
  raise();
  const moves = ['resize', 'focusin', 'transitionend'];
  for (const move of moves) window.addEventListener(move, raise);
  return () => {
    changes.disconnect();
    for (const move of moves) window.removeEventListener(move, raise);
  };
}

/** By how many px toasts go up so that nothing that stays free is covered; never out of the window. */
function roomUnder({ top, bottom, left, right, height }: DOMRect, host: HTMLElement): number {
  const free = [...document.querySelectorAll(keptFree)].map((element) => element.getBoundingClientRect());
  const focused = document.activeElement;
  if (focused && !host.contains(focused)) {
    const control = focused.getBoundingClientRect();
    // Of a larger one a part is in view.
    if (control.height < height) free.push(control);
  }
  let room = 0;
  for (const rect of free.sort((a, b) => b.top - a.top))
    if (rect.top < bottom - room && rect.bottom > top - room && rect.left < right && rect.right > left)
      room = bottom - rect.top;
  return Math.min(top, room);
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
