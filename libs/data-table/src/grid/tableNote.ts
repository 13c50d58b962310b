import { parts } from '../styles/parts.ts';

/** Shows a few words over the table of an element, hidden from screen readers, which are informed elsewhere. Returns the element, to be placed and removed. */
export function tableNote(within: Element, text: string): HTMLElement {
  const note = within.ownerDocument.createElement('div');
  note.className = parts.note;
  note.textContent = text;
  note.ariaHidden = 'true';
  within.closest(`.${parts.view}`)?.append(note);
  return note;
}

/** Shows what was done in the table of an element, until something else is done. */
export function showNote(within: Element, text: string): void {
  const note = tableNote(within, text);
  for (const deed of ['keydown', 'pointerdown', 'focusout']) {
    within.ownerDocument.addEventListener(deed, () => note.remove(), { capture: true, once: true });
  }
}
