import type { DashboardId } from './dashboardIds.ts';

/**
 * The messages between a page and the dashboard in its frame: those of Looker's embedded dashboards, with a few fields
 * of our own that Looker leaves out (marked "ours only"). They may arrive in any order, and more than once.
 */

/** The current dashboard, part of most messages. */
export interface EmbeddedDashboard {
  id: DashboardId;
  title: string;
  canEdit: boolean;
  /** Expressions of all set filters, by filter key. */
  dashboard_filters: Readonly<Record<string, string>>;
  /** Path and query of the dashboard with its filters. */
  url: string;
  /** The same with its origin. */
  absoluteUrl: string;
  options: {
    elements: Readonly<Record<string, unknown>>;
    layouts: readonly unknown[];
    /** Ours only: number of the run that the message belongs to; 0 before the first. */
    runId?: number;
  };
}

/** Result of a run or a tile. */
export type RunStatus = 'complete' | 'error' | 'stopped';

/** The tile of a message. */
export interface EmbeddedTile {
  id: string;
  title: string;
  /** The tile's filters: column by filter key. */
  listen: Readonly<Record<string, string>>;
}

/** Why a tile has no answer. */
export interface EmbeddedTileError {
  message: string;
}

/** Messages about the dashboard as a whole. */
export type DashboardEvent =
  | { type: 'dashboard:loaded' | 'dashboard:run:start' | 'dashboard:save:complete' | 'dashboard:delete:complete' }
  | {
      type: 'dashboard:filters:changed';
      /** Ours only: the filters come from the page's update, which may run at once. */
      acknowledges?: boolean;
    }
  | {
      type: 'dashboard:run:complete';
      status: RunStatus;
      tileStatuses: readonly { tileId: string; status: RunStatus; errors?: readonly EmbeddedTileError[] }[];
    };

/** Messages about one tile. */
export type TileEvent =
  | { type: 'dashboard:tile:start' }
  | {
      type: 'dashboard:tile:complete';
      status: RunStatus;
      truncated: boolean;
      errors: readonly EmbeddedTileError[];
    }
  | { type: 'dashboard:tile:download'; fileFormat: 'csv' | 'xlsx' | 'png' }
  | {
      /** "Open as search": `url` is an address of the app, beginning with `/`. The page may cancel it. */
      type: 'dashboard:tile:explore';
      label: string;
      url: string;
    };

/** A message from the frame to the page around it. */
export type FrameMessage =
  | { type: 'page:changed'; page: { type: 'dashboard'; url: string; absoluteUrl: string; lookerVersion: string } }
  | { type: 'page:properties:changed'; height: number }
  | (DashboardEvent & { dashboard: EmbeddedDashboard })
  | (TileEvent & { dashboard: EmbeddedDashboard; tile: EmbeddedTile })
  | {
      /** A choice in the menu of a mark; `url` is an address of the app, beginning with `/`. The page may cancel it. */
      type: 'drillmenu:click';
      label: string;
      link_type: string;
      url: string;
      modal: boolean;
      context: string;
      addFilterJson: { rendered: string; field: string; add: string } | null;
      /** Ours only: the person requested a new tab. */
      newTab?: boolean;
    }
  | { type: 'env:client:dialog'; open: boolean; placement: 'cover' | 'top' | 'center'; dialogType: string }
  | { type: 'session:tokens:request' | 'session:expired' }
  | { type: 'session:status'; session_ttl: number; expired: boolean; interrupted: boolean; recoverable?: boolean };

/** A message from the page to the dashboard in its frame. */
export type HostMessage =
  | {
      /** Sets the named filters and leaves the others. An empty expression clears one. Runs nothing. */
      type: 'dashboard:filters:update';
      filters: Readonly<Record<string, string>>;
    }
  | { type: 'dashboard:run' | 'dashboard:stop' | 'dashboard:edit' | 'dashboard:schedule_modal:open' }
  | {
      /** Ours only: prints the dashboard. A page cannot print a frame of another origin. */
      type: 'dashboard:print';
    }
  | {
      type: 'dashboard:options:set';
      elements?: Readonly<Record<string, unknown>>;
      layouts?: readonly unknown[];
      /** Ours only: comparison of the numbers. */
      comparison?: 'last_year' | 'peers' | 'state';
      /** Ours only: the colour scheme of the parent page. */
      colorScheme?: 'light' | 'dark' | 'high-contrast';
      /** Ours only: BCP 47 tag of the parent page's language and region. */
      language?: string;
      /** Ours only: title and filters of the dashboard as the page shows them, for print. */
      page?: { title: string; sentence: string };
    }
  | { type: 'dashboard:load'; id: string; pushHistory?: boolean }
  | { type: 'page:load'; url: string; pushHistory?: boolean }
  | {
      /** New tokens. A time to live of 0: the session has ended; all undefined: it is interrupted. */
      type: 'session:tokens';
      api_token?: string;
      api_token_ttl?: number;
      navigation_token?: string;
      navigation_token_ttl?: number;
      session_reference_token_ttl?: number;
    }
  | { type: 'env:host:scroll'; offsetLeft: number; offsetTop: number; scrollX: number; scrollY: number };
