'use client';
import { useEffect, useState } from 'react';

/** The key that moves the focus to the newest toast, and back to where it was. */
const toastKey = 'F6';

/**
 * The element that toasts stand in, beside everything else in the document; null on a server. A modal layer hides all
 * that stands beside it from screen readers and draws the focus back into itself: here neither happens, so that a toast is
 * heard and its buttons are reached while a dialog, a menu or a calendar is open. F6 goes to the newest toast and back.
 */
export function useToastHost(): HTMLElement | null {
  const [host] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  useEffect(() => {
    if (host === null) return undefined;
    document.body.append(host);
    const staysHeard = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    staysHeard.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] });
    // Modal layers listen at the document for a focus that leaves them.
    const keepFocus = (event: Event) => event.stopPropagation();
    host.addEventListener('focusin', keepFocus);
    const endKey = listenForKey(host);
    return () => {
      staysHeard.disconnect();
      host.removeEventListener('focusin', keepFocus);
      endKey();
      host.remove();
    };
  }, [host]);
  return host;
}

function listenForKey(host: HTMLElement): () => void {
  let origin: Element | null = null;
  const move = (event: KeyboardEvent) => {
    if (event.key !== toastKey || event.defaultPrevented) return;
    const inside = host.contains(document.activeElement);
    const target = inside ? origin : newestToast(host)?.querySelector('button');
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    if (!inside) origin = document.activeElement;
    target.focus();
  };
  document.addEventListener('keydown', move);
  return () => document.removeEventListener('keydown', move);
}

/** Toasts are numbered as they come. */
function newestToast(host: HTMLElement): Element | undefined {
  const numberOf = (toast: HTMLElement) => Number(toast.dataset['toast']);
  return [...host.querySelectorAll<HTMLElement>('[data-toast]')].sort((a, b) => numberOf(b) - numberOf(a))[0];
}
