'use client';
import { useForkRef } from '@mui/material/utils';
import {
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type AnchorHTMLAttributes,
  type ElementType,
} from 'react';
import { normalizeHref, type ShellLogger } from './navigation.ts';

/** What all links of a shell share. */
export interface ShellLinkSettings {
  /** Renders the link; it gets `href`. */
  linkComponent: ElementType;
  /** Fetches the page behind an address beforehand. */
  onPrefetch?: (href: string) => void;
  /** Takes warnings about malformed addresses. */
  logger?: ShellLogger;
}

/** Carries the settings to the links. */
export const ShellLinkContext = createContext<ShellLinkSettings>({ linkComponent: 'a' });

const prefetchMargin = '200px';

/** An address without repeated slashes; the fix is reported to the shell's logger. */
export function useMendedHref(href: string): string {
  const { logger } = useContext(ShellLinkContext);
  useEffect(() => {
    normalizeHref(href, logger);
  }, [href, logger]);
  return useMemo(() => normalizeHref(href), [href]);
}

/** A link inside the application: fixes its address and has its page fetched when it comes near the viewport. */
export const ShellLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function ShellLink({ href, ...rest }, ref) {
    const { linkComponent: LinkComponent, onPrefetch } = useContext(ShellLinkContext);
    const target = useMendedHref(href);
    const anchor = useRef<HTMLAnchorElement>(null);
    const forkedRef = useForkRef(ref, anchor);
    useEffect(() => {
      const element = anchor.current;
      if (!element || !onPrefetch || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          onPrefetch(target);
        },
        { rootMargin: prefetchMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, [target, onPrefetch]);
    return <LinkComponent {...rest} ref={forkedRef} href={target} />;
  },
);
