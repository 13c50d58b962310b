import type { EndpointResponse, FrameMessage, HostMessage, TileAnswer } from '@agency-insights/insights-api/contract';

/** What happens to a frame. */
export type DashboardEvent =
  | { kind: 'loaded' }
  | { kind: 'message'; message: HostMessage }
  /** The server opened the session. */
  | { kind: 'entered'; session: EndpointResponse<'embed.session'> }
  /** The server knows no session for the frame. */
  | { kind: 'refused' }
  /** The server could not be reached, or failed. */
  | { kind: 'unreachable' }
  /** A timer has run out: it is time for new tokens, or the page around the frame did not send any. */
  | { kind: 'renewalDue' | 'tokensOverdue' }
  /** The user asks to go on after an interruption. */
  | { kind: 'continue' }
  | { kind: 'tileAnswered'; request: number; answer: TileAnswer }
  | { kind: 'tileFailed'; request: number; message: string }
  /** The server refused the token that a request bore. */
  | { kind: 'tileRefused'; request: number; token: string }
  | { kind: 'retryTile' | 'cancelTile'; tile: string }
  | { kind: 'pick'; tile: string; key: string; expression: string }
  | { kind: 'setFilter'; key: string; expression: string | null }
  /** The texts of a language have loaded, and are shown from now on. */
  | { kind: 'languageShown'; tag: string }
  /** The user no longer wants to see the previous values. */
  | { kind: 'hideBefore' }
  /** A part of the page could not be loaded. */
  | { kind: 'partMissing' }
  /** The user asks to load the page again. */
  | { kind: 'reload' };

/** What is to be done after an event. */
export type DashboardEffect =
  | { kind: 'send'; message: FrameMessage }
  | { kind: 'enter'; authenticationToken: string | null; navigationToken: string | null }
  | {
      kind: 'fetchTile';
      request: number;
      tile: string;
      filters: Readonly<Record<string, string>>;
      token: string;
    }
  | { kind: 'abort'; request: number }
  /** Starts a timer in place of one with the same name; null ends it. */
  | { kind: 'timer'; name: 'renewalDue' | 'tokensOverdue'; ms: number | null }
  /** Writes the filters into the frame's own address, where a reload finds them. */
  | { kind: 'replaceAddress'; url: string }
  | { kind: 'showLanguage'; tag: string }
  | { kind: 'navigate'; url: string }
  | { kind: 'print' };
