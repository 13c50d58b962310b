'use client';
import { useEffect } from 'react';
import { warnOnce } from './warnOnce.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Warns once for each component, while developing, if a field has no accessible name.
 * @param owner The component.
 * @param find Returns the element that needs a name.
 */
export function useNameWarning(owner: string, find: () => HTMLElement | null): void {
  if (process.env.NODE_ENV !== 'development') return;
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the environment stays the same
  useEffect(() => {
    const element = find();
    if (element && !hasName(element)) warnNameless(owner);
  });
}

/** Warns once, while developing, of a component without an accessible name. */
export function warnNameless(owner: string): void {
  if (process.env.NODE_ENV !== 'development') return;
  warnOnce(`${owner} has no accessible name. Give it a label, an aria-label or an aria-labelledby.`);
}

function hasName(element: HTMLElement): boolean {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return (
    ['aria-label', 'title'].some((name) => element.getAttribute(name)) ||
    ids.some((id) => element.ownerDocument.getElementById(id)) ||
    labels.some((label) => label.textContent?.trim() || label.querySelector('[aria-label], [alt]'))
  );
}
