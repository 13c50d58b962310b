import type { HostMessage } from '@agency-insights/insights-api/contract';

/** Shortest time between two updates of filters, in ms. */
export const updatePauseMs = 250;

/**
 * Hands on what the page around the frame says. Of updates of filters, the first is heard at once; those that follow within
 * `updatePauseMs` are one update at its end, or before the next message of another kind. Each update draws the frame and
 * the page around it again: a flood of them would leave neither any time.
 */
export function mergeUpdates(hear: (message: HostMessage) => void): (message: HostMessage) => void {
  let waiting: Record<string, string> | null = null;
  let isPausing = false;

  function flush(): void {
    if (waiting === null) return;
    const filters = waiting;
    waiting = null;
    hear({ type: 'dashboard:filters:update', filters });
  }

  function pause(): void {
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (waiting === null) return;
      pause();
      flush();
    }, updatePauseMs);
  }

  return (message) => {
    if (message.type !== 'dashboard:filters:update') {
      // What comes after an update counts on it.
      flush();
      return hear(message);
    }
    if (isPausing) return void (waiting = { ...waiting, ...message.filters });
    pause();
    hear(message);
  };
}
