'use client';
import { useForkRef } from '@mui/material/utils';
import { useCallback, type Ref, type RefCallback } from 'react';

/**
 * A ref for the root of a component whose positions and sizes are in `style` attributes, its own or MUI's. Under a strict
 * Content-Security-Policy the browser refuses those of the server's page, and React takes them for set; what scripts set
 * is not refused, so they are set again. Only for what the component itself draws: the policy keeps on holding for
 * everything else.
 * @param parts The elements inside that bear such attributes. Default: all that bear one.
 */
export function useServedStyles<T extends HTMLElement | SVGElement>(
  ref: Ref<T> | undefined,
  parts = '[style]',
): RefCallback<T> | null {
  const setRefused = useCallback((root: T | null) => void (root && setRefusedStyles(root, parts)), [parts]);
  return useForkRef<T>(ref, setRefused);
}

function setRefusedStyles(root: HTMLElement | SVGElement, parts: string): void {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>(parts)]) {
    const text = element.getAttribute('style');
    if (text && element.style.length === 0) element.style.cssText = text;
  }
}
