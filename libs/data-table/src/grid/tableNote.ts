import { parts } from '../styles/parts.ts';

/**
 * Shows a note over an element's table, hidden from screen readers, which have announcements. Returns the note element,
 * for the caller to position and remove.
 */
export function tableNote(within: Element, text: string): HTMLElement {
  const note = within.ownerDocument.createElement('div');
  note.className = parts.note;
  note.textContent = text;
  note.ariaHidden = 'true';
  within.closest(`.${parts.view}`)?.append(note);
  return note;
}

/** Places a note below an element, or above it where there is no room below in the table or the window. */
export function placeBeside(note: HTMLElement, element: Element): void {
  const room = note.parentElement?.getBoundingClientRect();
  if (!room) return;
  const { top, bottom, left } = element.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = note;
  const fits = bottom + offsetHeight + 4 <= Math.min(room.bottom, innerHeight);
  const start = Math.max(4, Math.min(left - room.left, room.width - offsetWidth - 4));
  note.style.inset = `${(fits ? bottom + 4 : top - offsetHeight - 4) - room.top}px auto auto ${start}px`;
}

/** What `sayOver` showed last. */
let last: HTMLElement | undefined;

/** Announces a text, and shows it above the last visible rows of a cell's table until the next action or text. */
export function sayOver({ onSay }: { onSay: (text: string) => void }, cell: Element, text: string): void {
  onSay(text);
  last?.remove();
  const note = (last = tableNote(cell, text));
  const room = note.parentElement?.getBoundingClientRect();
  if (room) {
    const end = Math.min(room.bottom, innerHeight) - room.top;
    Object.assign(note.style, { inset: `${end - note.offsetHeight - 24}px 0 auto`, margin: '0 auto' });
  }
  for (const deed of ['keydown', 'pointerdown', 'focusout']) {
    cell.ownerDocument.addEventListener(deed, () => note.remove(), { capture: true, once: true });
  }
}
