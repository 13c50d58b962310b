import type { DashboardId, HostMessage } from '@agency-insights/insights-api';
import { useColorMode, type FrameMessage } from '@agency-insights/ui-kit';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useWords } from '../../language/useWords.ts';
import type { Services } from '../../services/createServices.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { DashboardHost, type DashboardAddress, type SessionTokens } from './DashboardHost.ts';
import type { DashboardState } from './dashboardState.ts';
import { embedTarget } from './embedTarget.ts';
import type { DashboardFilters } from './FrameReport.ts';

export interface DashboardHostParams {
  dashboardId: DashboardId;
  /** The filters of the dashboard; null: not known yet, so it is not opened. */
  filters: DashboardFilters | null;
  /** Keys of filters that the dashboard's own filter bar leaves out. */
  hideFilters: readonly string[];
  /** Subject of the dashboard and its filters in words, for print. */
  page: PageWords;
  /** Called with the filters that the person has set inside the frame. */
  onFollow: (filters: DashboardFilters) => void;
}

/** Subject of a dashboard, and its filters as a sentence. */
export type PageWords = NonNullable<Extract<HostMessage, { type: 'dashboard:options:set' }>['page']>;

/** A dashboard in its frame, as a page works with it. */
export interface HostedDashboard {
  state: DashboardState;
  /** The frame's element. */
  frame: RefObject<HTMLIFrameElement | null>;
  receive: (message: FrameMessage) => void;
  send: (message: HostMessage) => void;
  reopen: () => void;
  setExporting: (isRunning: boolean) => void;
}

/** Opens a dashboard for a page and keeps it and the page on the same filters, colour scheme and language. */
export function useDashboardHost(params: DashboardHostParams): HostedDashboard {
  const { dashboardId, filters, hideFilters, page, onFollow } = params;
  const services = useServices();
  const { scheme } = useColorMode();
  const { locale: language } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [host] = useState(() => new DashboardHost());
  const state = useSyncExternalStore(host.subscribe, host.getState);

  useEffect(() => {
    const embed = { dashboardId, hideFilters, theme: scheme, language, embedDomain: window.location.origin };
    host.attach({
      askAddress: (wanted, signal) =>
        askAddress(services, embedTarget({ ...embed, filters: wanted, showFiltersBar: false }), signal),
      renewTokens: (signal) => renewTokens(services, signal),
      post: (text) => postToFrame(frame.current, text),
      onFollow,
      logger: services.logger,
    });
  });

  const key = filters && JSON.stringify(filters);
  useEffect(() => {
    if (key !== null) host.want(JSON.parse(key) as DashboardFilters);
  }, [host, key]);
  useEffect(() => () => host.close(), [host]);

  const isUnopened = state.problem === 'address';
  useEffect(() => {
    if (!isUnopened) return undefined;
    window.addEventListener('online', host.reopen);
    return () => window.removeEventListener('online', host.reopen);
  }, [host, isUnopened]);

  const isReady = state.phase === 'ready';
  useEffect(() => {
    if (isReady && scheme !== undefined) host.send({ type: 'dashboard:options:set', colorScheme: scheme });
  }, [host, isReady, scheme]);
  useEffect(() => {
    if (isReady) host.send({ type: 'dashboard:options:set', language });
  }, [host, isReady, language]);
  const { title, sentence } = page;
  useEffect(() => {
    if (isReady) host.send({ type: 'dashboard:options:set', page: { title, sentence } });
  }, [host, isReady, title, sentence]);

  const { send, reopen, setExporting } = host;
  const receive = (message: FrameMessage): void => {
    if (isFromPerson(message)) services.idle.noteActivity();
    host.receive(message);
  };
  return { state, frame, receive, send, reopen, setExporting };
}

/** Whether the user acted in the frame, whose events this page does not receive. */
function isFromPerson({ type, acknowledges }: FrameMessage): boolean {
  if (type === 'dashboard:filters:changed') return acknowledges !== true;
  return ['dashboard:tile:download', 'dashboard:tile:explore', 'drillmenu:click', 'env:client:dialog'].includes(type);
}

async function askAddress({ api, session }: Services, target: string, signal: AbortSignal): Promise<DashboardAddress> {
  const token = await session.getAccessToken();
  if (token === null) throw new Error('There is no session: sign in again.');
  const { url, filter_names: filterNames } = await api.looker.ssoUrlFromToken(token, target, { signal });
  return { url, filterNames };
}

/** One renewal at a time per browser: another tab's renewal would invalidate this tab's tokens. */
async function renewTokens({ api }: Services, signal: AbortSignal): Promise<SessionTokens> {
  const renew = () => api.looker.generateEmbedTokens({ signal });
  const tokens = await ('locks' in navigator ? navigator.locks.request('dashboard-tokens', renew) : renew());
  return {
    ...tokens,
    api_token: tokens.api_token ?? undefined,
    navigation_token: tokens.navigation_token ?? undefined,
  };
}

/** Posted only to the frame's own origin. */
function postToFrame(frame: HTMLIFrameElement | null, text: string): void {
  if (frame?.src) frame.contentWindow?.postMessage(text, new URL(frame.src).origin);
}
