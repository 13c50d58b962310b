'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { EmbeddedContentLogger } from './EmbeddedContent.types.ts';
import { frameOrigin, readFrameMessage, type FrameMessage } from './frameMessage.ts';

/** What `useFrameMessages` needs. */
export interface FrameMessagesOptions {
  /** Address of the embedded page. */
  src: string | undefined;
  /** Called with each message that can be read. */
  onMessage: (message: FrameMessage) => void;
  /** Receives errors. */
  logger: EmbeddedContentLogger | undefined;
}

/** Listens to the embedded page: only to messages of its origin and window. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, options: FrameMessagesOptions): void {
  const { src } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const ownWindow = frame.current?.ownerDocument.defaultView;
    const origin = src === undefined || !ownWindow ? null : frameOrigin(src, ownWindow.location.href);
    if (!ownWindow || origin === null) return undefined;
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message) latest.current.onMessage(message);
      else latest.current.logger?.error('unable to parse json', event.data);
    };
    ownWindow.addEventListener('message', receive);
    return () => ownWindow.removeEventListener('message', receive);
  }, [src, frame]);
}
