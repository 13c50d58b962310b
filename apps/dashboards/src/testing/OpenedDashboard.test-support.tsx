import type { FrameMessage, TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement, ReactNode } from 'react';
import { readFrameAddress, type FrameAddress } from '../address/readFrameAddress.ts';
import { DashboardContext } from '../context/DashboardContext.ts';
import { DashboardPage } from '../app/DashboardPage.tsx';
import type { HostConnection } from '../connection/HostConnection.ts';
import { createDashboard, type Dashboard } from '../dashboard/createDashboard.ts';
import type { DashboardDefinition } from '../dashboard/DashboardDefinition.ts';
import { loadLanguage } from '../language/loadLanguage.ts';
import type { DashboardService, Outcome } from '../service/createDashboardService.ts';

type Filters = Readonly<Record<string, string>>;

/** How a tile ends: with an answer, with an error in words, or not at all. */
export type TileEnd = TileAnswer | { error: string } | 'never';

/** Options of an opened dashboard. */
export interface OpenDashboardOptions {
  definition: DashboardDefinition;
  filters?: Filters;
  /** What the server says to a tile. */
  tile: (tile: string, filters: Filters) => TileEnd;
  /** How the session begins. Default: it is open. */
  session?: 'open' | 'unreachable';
  /** Takes the addresses of the app that the frame asks its page to open. */
  onLink?: (url: string) => void;
  /** Takes the messages that the frame sends without waiting for an answer. */
  onSend?: (message: FrameMessage) => void;
  /** Takes the addresses that the frame loads in place of its own. */
  onNavigate?: (url: string) => void;
}

/** Opens a dashboard over a server that is not there, in a page that hears nothing. */
export function openTestDashboard({
  definition,
  filters = {},
  tile,
  session = 'open',
  onLink = () => undefined,
  onSend = () => undefined,
  onNavigate = () => undefined,
}: OpenDashboardOptions): Dashboard {
  const query = new URLSearchParams({ ...filters, embed_domain: 'https://app.example' });
  const address = readFrameAddress(
    `https://dashboards.example/embed/dashboards/${definition.id}?${query}`,
  ) as FrameAddress;
  const service: DashboardService = {
    enter: () =>
      Promise.resolve(
        session === 'unreachable'
          ? { kind: 'failed', message: 'unreachable' }
          : {
              kind: 'answer',
              answer: {
                api_token: 'token',
                api_token_ttl: 600,
                session_ttl: 3600,
                dashboards: ['agency', 'benchmarks'],
              },
            },
      ),
    fetchTile: ({ tile: id, filters: asked }) => outcomeOf(tile(id, asked)),
    countAgencies: () => Promise.resolve({ kind: 'answer', answer: { agencies: 1_234 } }),
  };
  const ask: HostConnection['ask'] = (message) => {
    if ('url' in message && typeof message.url === 'string') onLink(message.url);
    return Promise.resolve(null);
  };
  const dashboard = createDashboard({
    definition,
    address,
    service,
    connect: () => ({ send: onSend, ask, close: () => undefined }),
    frame: {
      replaceAddress: () => undefined,
      navigate: onNavigate,
      showLanguage: loadLanguage,
      print: () => undefined,
    },
  });
  dashboard.dispatch({ kind: 'loaded' });
  return dashboard;
}

function outcomeOf(end: TileEnd): Promise<Outcome<TileAnswer>> {
  if (end === 'never') return new Promise(() => undefined);
  return Promise.resolve('error' in end ? { kind: 'failed', message: end.error } : { kind: 'answer', answer: end });
}

/** Props of `OpenedDashboard`. */
export interface OpenedDashboardProps {
  /** The dashboard, as `openTestDashboard` opens it. */
  dashboard: Dashboard;
  /** What is shown of it. Default: its page. */
  children?: ReactNode;
}

/** The content of a dashboard: its page, unless other parts are given. */
export function OpenedDashboard({ dashboard, children = <DashboardPage /> }: OpenedDashboardProps): ReactElement {
  return <DashboardContext.Provider value={dashboard}>{children}</DashboardContext.Provider>;
}
