import type { DashboardId } from '@agency-insights/insights-api/contract';
import type { HostConnection } from '../connection/HostConnection.ts';
import type { DashboardService } from '../service/createDashboardService.ts';
import type { DashboardEffect, DashboardEvent } from './DashboardEvent.ts';

type EffectOf<K extends DashboardEffect['kind']> = Extract<DashboardEffect, { kind: K }>;

/** What the frame's window does for a dashboard. */
export interface FrameActions {
  /** Writes an address into the frame's own, without a new entry in its history. */
  replaceAddress: (url: string) => void;
  /** Loads another address into the frame. */
  navigate: (url: string) => void;
  /** Loads the texts of a language and shows it. Resolves to whether it is shown. Rejects where they cannot be loaded. */
  showLanguage: (tag: string) => Promise<boolean>;
  /** Opens the browser's print dialog for the frame alone. */
  print: () => void;
}

/** What effects are carried out with. */
export interface EffectRunnerOptions {
  dashboard: DashboardId;
  service: DashboardService;
  connection: HostConnection;
  frame: FrameActions;
  /** Takes what comes of an effect. */
  dispatch: (event: DashboardEvent) => void;
}

/** Returns what carries out the effects of the state machine: messages, calls, timers, and the frame's window. */
export function createEffectRunner(options: EffectRunnerOptions): (effect: DashboardEffect) => void {
  const { connection, frame } = options;
  const enter = enterer(options);
  const startTimer = timers(options);
  const showLanguage = languageLoader(options);
  const { fetchTile, abort } = tileFetcher(options);
  return (effect) => {
    switch (effect.kind) {
      case 'send':
        return connection.send(effect.message);
      case 'enter':
        return void enter(effect);
      case 'fetchTile':
        return void fetchTile(effect);
      case 'abort':
        return abort(effect.request);
      case 'timer':
        return startTimer(effect);
      case 'replaceAddress':
        return frame.replaceAddress(effect.url);
      case 'showLanguage':
        return void showLanguage(effect);
      case 'navigate':
        return frame.navigate(effect.url);
      case 'print':
        return frame.print();
    }
  };
}

function enterer({ service, dispatch }: EffectRunnerOptions) {
  return async (tokens: EffectOf<'enter'>): Promise<void> => {
    const outcome = await service.enter(tokens);
    if (outcome.kind === 'answer') dispatch({ kind: 'entered', session: outcome.answer });
    else dispatch({ kind: outcome.kind === 'refused' ? 'refused' : 'unreachable' });
  };
}

function languageLoader({ frame, dispatch }: EffectRunnerOptions) {
  return async ({ tag }: EffectOf<'showLanguage'>): Promise<void> => {
    try {
      if (await frame.showLanguage(tag)) dispatch({ kind: 'languageShown', tag });
    } catch {
      dispatch({ kind: 'partMissing' });
    }
  };
}

function tileFetcher({ dashboard, service, dispatch }: EffectRunnerOptions) {
  const requests = new Map<number, AbortController>();
  return {
    abort: (request: number) => requests.get(request)?.abort(),
    async fetchTile({ request, tile, filters, token }: EffectOf<'fetchTile'>): Promise<void> {
      const controller = new AbortController();
      const { signal } = controller;
      requests.set(request, controller);
      try {
        const outcome = await service.fetchTile({ dashboard, tile, filters, token, signal });
        if (outcome.kind === 'answer') dispatch({ kind: 'tileAnswered', request, answer: outcome.answer });
        else if (outcome.kind === 'refused') dispatch({ kind: 'tileRefused', request, token });
        else dispatch({ kind: 'tileFailed', request, message: outcome.message });
      } catch (error) {
        // Only what was aborted throws, and nothing waits for that.
        if (!signal.aborted) throw error;
      } finally {
        requests.delete(request);
      }
    },
  };
}

function timers({ dispatch }: EffectRunnerOptions) {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return ({ name, ms }: EffectOf<'timer'>): void => {
    clearTimeout(running.get(name));
    if (ms === null) return;
    running.set(
      name,
      setTimeout(() => dispatch({ kind: name }), ms),
    );
  };
}
