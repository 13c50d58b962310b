import type { Environment } from './Environment.ts';
import type { SessionTrigger } from './TabBroadcast.ts';

/** What the watch does when it is time. */
export interface WatchActions {
  /** The session may have changed. */
  refetch(): void;
  /** Another tab says that it has. */
  hear(trigger: SessionTrigger): void;
}

/** Starts and stops the watch; it runs while there were more starts than stops. */
export interface SessionWatch {
  start(): void;
  stop(): void;
}

/** Keeps the session fresh between the first start and the last stop. */
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
