import { createInsightsApi } from '@agency-insights/insights-api';
import type { Relationship } from '@agency-insights/insights-api/authorization';
import type { ServiceCredential } from '@agency-insights/insights-api/catalogue';
import type { AuditEntry, ManagedPerson, PersonSessions, PersonSummary } from '@agency-insights/insights-api/people';
import { createFakeServices } from '../../dashboards/testing/createFakeServices.test-support.ts';
import type { Services } from '../../services/createServices.ts';
import { samplePerson } from '../samplePerson.test-support.ts';
import { createFakeStore } from './createFakeStore.test-support.ts';
import { jsonResponse } from './jsonResponse.test-support.ts';

/** Data of a story's service. A failing one responds with 500 to everything except the session. */
export interface FakeAdministrationOptions {
  people?: readonly ManagedPerson[];
  sessions?: PersonSessions['items'];
  trail?: readonly AuditEntry[];
  services?: readonly ServiceCredential[];
  relationships?: readonly Relationship[];
  /** Roles of the signed-in user. Default: administrator. */
  roles?: string[];
  isFailing?: boolean;
}

const administrator = {
  ...samplePerson,
  user_id: 'ada',
  email: 'ada.whitfield@example.com',
  display_name: 'Ada Whitfield',
  roles: ['platform:insights#administrator'],
  provider_user_id: 'ada',
  language: null,
};

/** Services whose backend knows some people, and lets Ada Whitfield administer them. */
export function createFakeAdministration(options: FakeAdministrationOptions = {}): Services {
  const { services } = createFakeServices();
  const store = createFakeStore(options.relationships);
  const api = createInsightsApi({
    apiUrl: 'https://insights.test',
    authStrategy: { getHeaders: () => Promise.resolve({}), authenticate: () => Promise.resolve(true) },
    fetch: (input, { method = 'GET', body } = {}) => {
      const url = new URL(String(input));
      const sent = typeof body === 'string' ? (JSON.parse(body) as Partial<Relationship>) : {};
      const ofStore = url.pathname.includes('/authorization-store/')
        ? store({ path: url.pathname, method, body: sent })
        : undefined;
      const other = () => (method === 'POST' ? jsonResponse(madeSecret(options)) : answerTo(url, options));
      return Promise.resolve(ofStore ?? other());
    },
  });
  return { ...services, api };
}

function answerTo(url: URL, options: FakeAdministrationOptions) {
  const { people = [], sessions = [], trail = [], services = [], isFailing = false } = options;
  const { roles = administrator.roles } = options;
  if (url.pathname.endsWith('/users/self')) return jsonResponse({ ...administrator, roles });
  if (isFailing) return jsonResponse({ error: { code: 'internal', message: 'Something failed on our side.' } }, 500);
  if (url.pathname.endsWith('/service-credentials')) return jsonResponse({ items: services });
  if (url.pathname.endsWith('/sessions')) return jsonResponse({ items: sessions });
  if (url.pathname.endsWith('/audit-trail')) return jsonResponse(pageOf(since(trail, url), url));
  if (/\/(identity\/users|authorization-store\/user)$/.test(url.pathname))
    return jsonResponse(pageOf(people.filter(isWanted(url)) as readonly PersonSummary[], url));
  const person = people.find(({ user_id: id }) => url.pathname.endsWith(`/${id}`));
  return person === undefined
    ? jsonResponse({ error: { code: 'not_found', message: 'There is no such person.' } }, 404)
    : jsonResponse(person);
}

/** Whether a person has one of the ids, or the searched text in name or email; everyone without either. */
function isWanted({ searchParams }: URL) {
  const ids = searchParams.get('user_id')?.split(',');
  const search = searchParams.get('search')?.toLowerCase() ?? '';
  return ({ user_id, display_name, email }: ManagedPerson) =>
    (ids?.includes(user_id) ?? true) && `${display_name} ${email}`.toLowerCase().includes(search);
}

/** The entries from a moment on, all without one. */
function since(trail: readonly AuditEntry[], { searchParams }: URL) {
  return trail.filter(({ at }) => at >= (searchParams.get('from') ?? ''));
}

/** Response of creating credentials or a new secret. */
function madeSecret({ services: [credential] = [] }: FakeAdministrationOptions) {
  return { credential, client_secret: 'b7Hk2vQ9xR4tLm8wZc1dFy6sNp3gJa5e' };
}

function pageOf<T>(items: readonly T[], { searchParams }: URL) {
  const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
  return { items: items.slice(page * size, (page + 1) * size), page, size, total: items.length };
}
