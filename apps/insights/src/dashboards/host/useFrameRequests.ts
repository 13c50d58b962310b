import type { HostMessage } from '@agency-insights/insights-api';
import type { FrameMessage } from '@agency-insights/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';
import { readFrameRequest } from './frameRequest.ts';

export interface FrameRequestsParams {
  frame: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
  send: (message: HostMessage) => void;
}

/**
 * Handles the frame's requests: opens addresses of the app, and reports the scroll position, so that popups in the
 * frame are visible. Returns the handler of the frame's messages.
 */
export function useFrameRequests({ frame, isReady, send }: FrameRequestsParams): (message: FrameMessage) => void {
  const router = useRouter();
  const [isDialogOpen, setDialogOpen] = useState(false);

  useEffect(() => {
    if (!isReady) return undefined;
    let request = 0;
    const tell = () => {
      request = 0;
      const place = placeOf(frame.current);
      if (place !== null) send({ type: 'env:host:scroll', ...place });
    };
    const tellOnce = () => {
      request ||= window.requestAnimationFrame(tell);
    };
    tell();
    window.addEventListener('scroll', tellOnce, { passive: true });
    window.addEventListener('resize', tellOnce);
    return () => {
      window.cancelAnimationFrame(request);
      window.removeEventListener('scroll', tellOnce);
      window.removeEventListener('resize', tellOnce);
    };
  }, [frame, isReady, send, isDialogOpen]);

  return (message) => {
    const asked = readFrameRequest(message, window.location.origin);
    if (asked?.kind === 'dialog') {
      setDialogOpen(asked.open);
      // As the vendor's SDK does: such a dialog is at the top of the frame, which may be scrolled out of view.
      if (asked.open && asked.placement === 'cover') frame.current?.scrollIntoView({ block: 'start' });
    } else if (asked?.kind === 'navigate') {
      if (asked.newTab) window.open(asked.href, '_blank', 'noopener');
      else router.history.push(asked.href);
    }
  };
}

/** Where the frame is in the page, and how far the page is scrolled, px. */
function placeOf(frame: HTMLIFrameElement | null) {
  if (frame === null) return null;
  const { left, top } = frame.getBoundingClientRect();
  const { scrollX, scrollY } = window;
  return { offsetLeft: left + scrollX, offsetTop: top + scrollY, scrollX, scrollY };
}
