import type { DashboardId, EndpointResponse, Problem, TileAnswer } from '@agency-insights/insights-api/contract';

/** How a call of the frame ended. */
export type Outcome<T> = { kind: 'answer'; answer: T } | { kind: 'refused' } | { kind: 'failed'; message: string };

/** The calls of the frame to the server that it was loaded from. */
export interface DashboardService {
  /** Opens the frame's session: with a token of its address, or with its cookie. */
  enter(tokens: {
    authenticationToken: string | null;
    navigationToken: string | null;
  }): Promise<Outcome<EndpointResponse<'embed.session'>>>;
  /** Fetches a tile. Throws the signal's reason when it is aborted. */
  fetchTile(request: TileRequest): Promise<Outcome<TileAnswer>>;
  /** Counts the agencies that a search with these filters finds. Throws the signal's reason when it is aborted. */
  countAgencies(
    request: Pick<TileRequest, 'filters' | 'token' | 'signal'>,
  ): Promise<Outcome<EndpointResponse<'dashboards.countAgencies'>>>;
}

/** Parameters of a tile. */
export interface TileRequest {
  dashboard: DashboardId;
  tile: string;
  filters: Readonly<Record<string, string>>;
  /** Token of the frame's session. */
  token: string;
  signal: AbortSignal;
}

/** Creates the calls. `origin`: that of the frame. Each call sends the token of its time. */
export function createDashboardService(origin: string, send: typeof fetch = fetch): DashboardService {
  const post = <T>(path: string, body: object, init: RequestInit = {}) =>
    postJson<T>((request) => send(origin + path, request), {
      ...init,
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...init.headers },
    });
  return {
    enter: ({ authenticationToken, navigationToken }) =>
      post<EndpointResponse<'embed.session'>>('/api/embed/session', {
        ...(authenticationToken !== null && { authentication_token: authenticationToken }),
        ...(navigationToken !== null && { navigation_token: navigationToken }),
      }),
    fetchTile: ({ dashboard, tile, filters, token, signal }) =>
      post<TileAnswer>(
        `/api/dashboards/${dashboard}/tiles/${tile}`,
        { filters },
        { headers: { authorization: `Bearer ${token}` }, signal },
      ),
    countAgencies: ({ filters, token, signal }) =>
      post<EndpointResponse<'dashboards.countAgencies'>>(
        '/api/dashboards/agencies/count',
        { filters },
        { headers: { authorization: `Bearer ${token}` }, signal },
      ),
  };
}

const unreachableMessage = 'The dashboard service cannot be reached. Check your connection and try again.';
const unreadableMessage = 'The dashboard service sent an answer that cannot be read. Try again.';

async function postJson<T>(
  send: (request: RequestInit) => Promise<Response>,
  request: RequestInit,
): Promise<Outcome<T>> {
  let message = unreachableMessage;
  try {
    const response = await send(request);
    if (response.status === 401) return { kind: 'refused' };
    message = unreadableMessage;
    const body = (await response.json()) as T | Problem;
    if (response.ok) return { kind: 'answer', answer: body as T };
    return { kind: 'failed', message: (body as Problem).error.message };
  } catch {
    request.signal?.throwIfAborted();
    return { kind: 'failed', message };
  }
}
