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

/** Announces a text, and shows it over an element's table until the next action. */
export function sayOver({ onSay }: { onSay: (text: string) => void }, within: Element, text: string): void {
  onSay(text);
  const note = tableNote(within, text);
  for (const deed of ['keydown', 'pointerdown', 'focusout']) {
    within.ownerDocument.addEventListener(deed, () => note.remove(), { capture: true, once: true });
  }
}
