import type { KeyboardEvent } from 'react';

/** Presses the Apply button inside an element on Ctrl or Cmd + Enter, and closes the open list of the field that has the focus. */
export function applyByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent): void {
  // The field that has the focus first takes what was typed.
  if (key === 'Enter' && (ctrlKey || metaKey))
    setTimeout(() => {
      const field = document.activeElement as HTMLElement;
      field.blur();
      field.focus();
      currentTarget.querySelector<HTMLElement>('[data-applies]')?.click();
    });
}
