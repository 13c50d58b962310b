/** Why the session changed in another tab. */
export type SessionTrigger = 'signin' | 'signout' | 'getSession';

/** Notifies other tabs of the same origin of session changes. */
export interface TabBroadcast {
  post(trigger: SessionTrigger): void;
  /** Subscribes to other tabs; returns a function that unsubscribes. */
  subscribe(listener: (trigger: SessionTrigger) => void): () => void;
}

/** Options of `storageBroadcast`. */
export interface StorageBroadcastOptions {
  /** Null: nothing is sent, and nothing arrives. */
  storage: Storage | null;
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** NextAuth v4's key and message, so that its client in another tab is compatible. */
const key = 'nextauth.message';

/** Creates a broadcast over storage events, which reach every tab except the writing one. */
export function storageBroadcast({ storage, events }: StorageBroadcastOptions): TabBroadcast {
  return {
    post(trigger) {
      const message = {
        event: 'session',
        data: { trigger },
        timestamp: Math.floor(Date.now() / 1000),
        nonce: Math.random(),
      };
      try {
        storage?.setItem(key, JSON.stringify(message));
      } catch {
        // Storage is full or forbidden; the other tabs will notice at their next fetch.
      }
    },
    subscribe(listener) {
      const hear = (event: StorageEvent): void => {
        const trigger = event.key === key ? readTrigger(event.newValue) : null;
        if (trigger) listener(trigger);
      };
      events.addEventListener('storage', hear);
      return () => events.removeEventListener('storage', hear);
    },
  };
}

/** Parses a message; null if another script wrote something else. */
function readTrigger(text: string | null): SessionTrigger | null {
  try {
    const message: unknown = JSON.parse(text ?? 'null');
    if (
      typeof message !== 'object' ||
      message === null ||
      !('event' in message) ||
      message.event !== 'session' ||
      !('data' in message)
    )
      return null;
    const { data } = message;
    const trigger = typeof data === 'object' && data !== null && 'trigger' in data ? data.trigger : null;
    return trigger === 'signout' || trigger === 'signin' ? trigger : 'getSession';
  } catch {
    return null;
  }
}
