import { createFloodLimit } from './createFloodLimit.ts';
import type { HostConnection, HostConnectionOptions } from './HostConnection.ts';
import { readHostMessage } from './readHostMessage.ts';

/** Connects to a page that posts plain messages: JSON texts, or objects, with a `type`. */
export function connectByMessages(options: HostConnectionOptions): HostConnection {
  const { frame, origin, onMessage, now = () => performance.now() } = options;
  const mayHear = createFloodLimit(now);
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.parent || event.origin !== origin) return;
    const fields = readObject(event.data);
    const message = fields && readHostMessage(fields.type, fields);
    if (message && mayHear()) onMessage(message);
  };
  frame.addEventListener('message', hear);
  return {
    send: (message) => frame.parent.postMessage(JSON.stringify(message), origin),
    ask(message) {
      this.send(message);
      return Promise.resolve(null);
    },
    close: () => frame.removeEventListener('message', hear),
  };
}

/** No message is nearly as long; reading longer ones would take the page's time. */
const maxLength = 2_000_000;

function readObject(data: unknown): { type?: unknown } | null {
  if (typeof data === 'string' && data.length > maxLength) return null;
  if (typeof data !== 'string') return typeof data === 'object' ? data : null;
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
