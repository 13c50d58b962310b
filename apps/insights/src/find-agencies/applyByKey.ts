import type { KeyboardEvent } from 'react';

/** Presses the Apply button inside an element on Ctrl or Cmd + Enter. */
export function applyByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent): void {
  // The field that has the focus first takes what was typed.
  if (key === 'Enter' && (ctrlKey || metaKey))
    setTimeout(() => currentTarget.querySelector<HTMLElement>('[data-applies]')?.click());
}
