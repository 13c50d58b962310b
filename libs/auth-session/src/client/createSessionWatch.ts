import type { Environment } from './Environment.ts';
import type { SessionTrigger } from './TabBroadcast.ts';

/** Callbacks of the watch. */
export interface WatchActions {
  /** Fetches the session again. */
  refetch(): void;
  /** Handles a message of another tab. */
  hear(trigger: SessionTrigger): void;
}

/** Starts and stops the watch; calls are counted. */
export interface SessionWatch {
  start(): void;
  stop(): void;
}

/** Creates a watch that refreshes the session between the first start and the last stop. */
export function createSessionWatch(
  environment: Environment,
  intervalMs: number,
  { refetch, hear }: WatchActions,
): SessionWatch {
  const { document, broadcast, clock } = environment;
  let starts = 0;
  let endings: (() => void)[] = [];
  const becomeVisible = (): void => {
    if (document?.visibilityState === 'visible') refetch();
  };
  return {
    start() {
      starts += 1;
      if (starts > 1) return;
      document?.addEventListener('visibilitychange', becomeVisible);
      endings = [
        () => document?.removeEventListener('visibilitychange', becomeVisible),
        clock.every(intervalMs, refetch),
        broadcast?.subscribe(hear) ?? (() => undefined),
      ];
      refetch();
    },
    stop() {
      starts = Math.max(0, starts - 1);
      if (starts > 0) return;
      for (const end of endings) end();
      endings = [];
    },
  };
}
