import type { RunStatus, TileAnswer } from '@agency-insights/insights-api/contract';
import type { ColorScheme, FrameAddress } from '../address/readFrameAddress.ts';
import type { DashboardDefinition } from './DashboardDefinition.ts';

/** A tile: its answer, and its request. */
export interface TileState {
  /** `running`: requested; the last answer stays visible until the next one arrives. */
  status: 'running' | RunStatus;
  /** Number of the latest request; answers to others are dropped. */
  request: number;
  /** The last answer; undefined before the first. */
  answer?: TileAnswer;
  /** What went wrong with the last request, in words for the user. */
  error?: string;
  /** How often the server refused the token of the last request. */
  refusals: number;
}

/** The frame's session with the dashboards' server. */
export interface SessionState {
  /**
   * `asking`: waits for the page around the frame to send tokens; `interrupted`: no tokens can be had now, the user may
   * try again; `ended`: the page around the frame has to open the dashboard again.
   */
  phase: 'opening' | 'open' | 'asking' | 'interrupted' | 'ended';
  /** Token of the frame's calls; null before the first. */
  token: string | null;
  /** Whether the user may search agencies; a user of the benchmarks alone may not. */
  mayFindAgencies: boolean;
  /** Token that loads further pages of a session without cookies; null with cookies. */
  navigationToken: string | null;
}

/** The dashboard as it was before its filters last changed. */
export interface DashboardBefore {
  /** The filters that it was drawn with. */
  filters: Readonly<Record<string, string>>;
  /** The answers that were visible, by tile. */
  answers: Readonly<Record<string, TileAnswer>>;
}

/** The words of the page around the frame, for print. */
export interface PageWords {
  /** Subject of the dashboard: the name of its agency. */
  title: string;
  /** Its filters as a sentence. */
  sentence: string;
  /** The filters that the sentence words. */
  filters: Readonly<Record<string, string>>;
}

/** Everything that the frame knows. */
export interface DashboardState {
  definition: DashboardDefinition;
  address: FrameAddress;
  session: SessionState;
  /** An expression by filter key. */
  filters: Readonly<Record<string, string>>;
  /** The filters of the last run. */
  ranFilters: Readonly<Record<string, string>>;
  /** The previous numbers, shown after a change of filters; null before the first change, and once hidden. */
  before: DashboardBefore | null;
  /** Number of the newest run, from 1; 0 before the first. */
  runId: number;
  isRunning: boolean;
  /** Whether a run starts once the session is open. */
  wantsRun: boolean;
  tiles: Readonly<Record<string, TileState>>;
  /** Whether a part of the page could not be loaded. */
  isIncomplete: boolean;
  /** Number of the last request. */
  lastRequest: number;
  colorScheme: ColorScheme | null;
  /** Tag of the current language and region. */
  language: string;
  /** Null for a page that sends no words. */
  page: PageWords | null;
}

/** The state of a frame that has just been loaded. */
export function initialState(definition: DashboardDefinition, address: FrameAddress): DashboardState {
  return {
    definition,
    address,
    session: { phase: 'opening', token: null, mayFindAgencies: false, navigationToken: address.navigationToken },
    filters: address.filters,
    ranFilters: address.filters,
    before: null,
    runId: 0,
    isRunning: false,
    wantsRun: true,
    tiles: {},
    isIncomplete: false,
    lastRequest: 0,
    colorScheme: address.colorScheme,
    language: address.language,
    page: null,
  };
}
