import type { FrameMessage } from '@agency-insights/ui-kit';

/** Requests of the frame to the page. */
export type FrameRequest =
  | {
      kind: 'navigate';
      /** Path, query and hash within the app. */
      href: string;
      newTab: boolean;
    }
  | { kind: 'dialog'; open: boolean; placement: 'cover' | 'top' | 'center' };

/**
 * Reads a request of the frame; null for any other message. Addresses outside the app are ignored, since the frame is
 * untrusted.
 */
export function readFrameRequest(message: FrameMessage, appOrigin: string): FrameRequest | null {
  switch (message.type) {
    case 'drillmenu:click':
    case 'dashboard:tile:explore': {
      const href = appHref(message.url, appOrigin);
      return href === null ? null : { kind: 'navigate', href, newTab: message.newTab === true };
    }
    case 'env:client:dialog': {
      const { open, placement } = message;
      return { kind: 'dialog', open: open === true, placement: isPlacement(placement) ? placement : 'center' };
    }
    default:
      return null;
  }
}

function appHref(url: unknown, appOrigin: string): string | null {
  if (typeof url !== 'string' || !url.startsWith('/') || !URL.canParse(url, appOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(url, appOrigin);
  return origin === appOrigin ? `${pathname}${search}${hash}` : null;
}

function isPlacement(value: unknown): value is 'cover' | 'top' | 'center' {
  return value === 'cover' || value === 'top' || value === 'center';
}
