import { createInsightsApi } from '@agency-insights/insights-api';
import type { ServiceCredential } from '@agency-insights/insights-api/catalogue';
import type { AuditEntry, ManagedPerson, PersonSessions, PersonSummary } from '@agency-insights/insights-api/people';
import { createFakeServices } from '../../dashboards/testing/createFakeServices.test-support.ts';
import type { Services } from '../../services/createServices.ts';
import { samplePerson } from '../samplePerson.test-support.ts';

/** Data of a story's service. A failing one responds with 500 to everything except the session. */
export interface FakeAdministrationOptions {
  people?: readonly ManagedPerson[];
  sessions?: PersonSessions['items'];
  trail?: readonly AuditEntry[];
  services?: readonly ServiceCredential[];
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
  const api = createInsightsApi({
    apiUrl: 'https://insights.test',
    authStrategy: { getHeaders: () => Promise.resolve({}), authenticate: () => Promise.resolve(true) },
    fetch: (input, { method } = {}) =>
      Promise.resolve(
        method === 'POST' ? Response.json(madeSecret(options)) : answerTo(new URL(String(input)), options),
      ),
  });
  return { ...services, api };
}

function answerTo(url: URL, options: FakeAdministrationOptions) {
  const { people = [], sessions = [], trail = [], services = [], isFailing = false } = options;
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  if (url.pathname.endsWith('/users/self')) return json(administrator);
  if (isFailing) return json({ error: { code: 'internal', message: 'Something failed on our side.' } }, 500);
  if (url.pathname.endsWith('/service-credentials')) return json({ items: services });
  if (url.pathname.endsWith('/sessions')) return json({ items: sessions });
  if (url.pathname.endsWith('/audit-trail')) return json(pageOf(trail, url));
  if (url.pathname.endsWith('/identity/users')) return json(pageOf(people as readonly PersonSummary[], url));
  const person = people.find(({ user_id: id }) => url.pathname.endsWith(`/${id}`));
  return person === undefined
    ? json({ error: { code: 'not_found', message: 'There is no such person.' } }, 404)
    : json(person);
}

/** Response of creating credentials or a new secret. */
function madeSecret({ services: [credential] = [] }: FakeAdministrationOptions) {
  return { credential, client_secret: 'b7Hk2vQ9xR4tLm8wZc1dFy6sNp3gJa5e' };
}

function pageOf<T>(items: readonly T[], { searchParams }: URL) {
  const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
  return { items: items.slice(page * size, (page + 1) * size), page, size, total: items.length };
}
