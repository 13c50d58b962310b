import type { HostMessage } from '@agency-insights/insights-api/contract';

/** Shortest time between two runs that the page around the frame asks for, in ms. */
export const runPauseMs = 250;

/**
 * Hands on what the page around the frame says. Of messages that begin runs, the first is heard at once; of those that
 * follow within `runPauseMs`, the last of each kind at its end. A run asks for every tile: a flood of them would leave the
 * browser no time for anything else.
 */
export function paceRuns(hear: (message: HostMessage) => void): (message: HostMessage) => void {
  const waiting = new Map<HostMessage['type'], HostMessage>();
  let isPausing = false;

  function pause(): void {
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (waiting.size === 0) return;
      const messages = [...waiting.values()];
      waiting.clear();
      pause();
      messages.forEach(hear);
    }, runPauseMs);
  }

  return (message) => {
    if (!beginsRun(message)) return hear(message);
    if (isPausing) return void waiting.set(message.type, message);
    pause();
    hear(message);
  };
}

function beginsRun(message: HostMessage): boolean {
  if (message.type === 'dashboard:options:set') return message.comparison !== undefined;
  return message.type === 'dashboard:run' || message.type === 'page:load' || message.type === 'dashboard:load';
}
