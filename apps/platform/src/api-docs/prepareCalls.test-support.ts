import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@agency-insights/insights-api/contract';
import { callEndpoint } from '../people/administration.test-support.ts';
import { createSealedBox } from '../secrets/createSealedBox.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import { createSessionStore } from '../session/SessionStore.ts';
import type { SignedIn, TestPlatform } from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import type { CallParts } from './CallExample.ts';

/** The callers. */
export interface Callers {
  analyst: SignedIn;
  admin: SignedIn;
}

/** The credentials of a service. */
export interface Credentials {
  clientId: string;
  clientSecret: string;
}

type Values = Readonly<Record<string, () => Promise<string> | string>>;

/** Creates a function that fills in the variables of examples, each with data made for this one call. */
export function createPreparation(platform: TestPlatform, { analyst, admin }: Callers, credentials: Credentials) {
  const ask = async <T>(
    id: EndpointId,
    parts: Parameters<typeof callEndpoint>[3],
    { headers }: Pick<SignedIn, 'headers'> = admin,
  ): Promise<T> => {
    const { status, body } = await callEndpoint(platform, id, headers, parts);
    if (status >= 300) throw new Error(`${id} responded with ${status}: ${JSON.stringify(body)}`);
    return body as T;
  };
  const name = () => `x${randomUUID().slice(0, 8)}`;
  const email = () => `${name()}@demo.test`;
  const search = { export_file: 'marketing_insights/exports/imi_agency_search.export', result_type: 'xlsx' };
  const embed = () => ask<Record<string, string>>('looker.acquireEmbedSession', {}, analyst);
  const stored = { relation: 'granted', object: 'feature:insights_pl' };
  let store = '';

  const values: Values = {
    $AGENCY_ID: async () => {
      const body = { filters: { policy_state: 'NOT XX' }, limit: 1 };
      const asJson = { headers: { ...analyst.headers, accept: 'application/json' } };
      const { rows } = await ask<{ rows: { agency_id: number }[] }>('resultSets.findAgencies', { body }, asJson);
      return String(rows[0]?.agency_id);
    },
    $TASK_ID: async () => {
      const body = { ...search, query_filters_extra: { policy_state: 'NOT XX' }, limit: 5 };
      // Earlier exports of the user may still be running.
      const started = await until(
        'the export is accepted',
        () => callEndpoint(platform, 'looker.runExport', analyst.headers, { body }),
        ({ status }) => status !== 429,
      );
      if (started.status !== 202) throw new Error(`The export was refused: ${JSON.stringify(started.body)}`);
      const task_id = started.body.request_id;
      await until(
        'the export succeeds',
        () => ask<{ status: string }>('looker.taskStatus', { body: { task_id } }, analyst),
        ({ status }) => status === 'SUCCESS',
      );
      return task_id;
    },
    $SCHEDULE_ID: async () => {
      const { schedules } = await ask<{ schedules: { schedule_id: string }[] }>(
        'looker.listScheduledExports',
        {},
        analyst,
      );
      // A user may have at most 20, so reuse one that hostile input created.
      if (schedules.length >= 20) return schedules[0]?.schedule_id ?? '';
      const body = { ...search, query_filters_extra: { policy_state: 'TX' }, first_run_at: '2099-01-05T06:00:00Z' };
      return (await ask<{ schedule_id: string }>('looker.scheduleExport', { body }, analyst)).schedule_id;
    },
    $FILTER_ID: async () => {
      const body = { filterName: name(), filterContent: { filters: { policy_state: 'TX' } } };
      return String((await ask<{ id: number }>('savedFilters.create', { body }, analyst)).id);
    },
    $USER_ID: async () => (await ask<{ user_id: string }>('storeUsers.put', { body: { email: email() } })).user_id,
    $STORE_ID: async () =>
      (store = (await ask<{ id: string }>('authorization.createStore', { body: { name: name() } })).id),
    $MODEL_ID: async () => {
      const body = { store_id: store, dsl: 'model\n  schema 1.1\ntype user' };
      return (await ask<{ authorization_model_id: string }>('authorization.createModel', { body }))
        .authorization_model_id;
    },
    $ENTITY_ID: async () => {
      const body = { entity_type: 'organization', name: name() };
      return (await ask<{ id: string }>('entities.create', { body })).id;
    },
    $SERVICE_ID: async () => {
      const body = { name: name(), scopes: ['viewable:insights_pl'] };
      return (await ask<{ credential: { client_id: string } }>('services.create', { body })).credential.client_id;
    },
    $GRANTED_USER: async () => {
      const user = `user:${name()}`;
      await ask('authorization.createRelationship', { body: { ...stored, user } });
      return user;
    },
    $URL: () => platform.url,
    $NEW_USER: () => `user:${name()}`,
    $NAME: name,
    $KEY: name,
    $EMAIL: email,
    $TOKEN: () => analyst.session.accessToken,
    $CLIENT_ID: () => credentials.clientId,
    $CLIENT_SECRET: () => credentials.clientSecret,
    $REFRESH_TOKEN: async () => {
      const body = { username: 'analyst@demo.test', password: 'insights-demo' };
      return (await ask<{ refresh_token: string }>('identity.exchangeLogin', { body })).refresh_token;
    },
    $ID_TOKEN: () => idTokenOf(platform),
    $API_TOKEN: async () => (await embed()).api_token ?? '',
    $NAVIGATION_TOKEN: async () => (await embed()).navigation_token ?? '',
    $AUTHENTICATION_TOKEN: async () => (await embed()).authentication_token ?? '',
  };

  return async (parts: CallParts, more: Values = {}): Promise<CallParts> => {
    let text = JSON.stringify({ params: parts.params, query: parts.query, body: parts.body });
    const names = [...new Set(text.match(/\$[A-Z_]+/g) ?? [])];
    // The model is created in the store that the same call names.
    for (const variable of names.sort().reverse()) {
      const value = await (more[variable] ?? values[variable])?.();
      if (value === undefined) throw new Error(`No preparation creates ${variable}.`);
      text = text.replaceAll(variable, () => JSON.stringify(value).slice(1, -1));
    }
    return JSON.parse(text) as CallParts;
  };
}

/** Returns the ID token that the provider issued when a user signed in. */
async function idTokenOf(platform: TestPlatform): Promise<string> {
  const { session } = await platform.signIn('benchmarks');
  const [, claims = ''] = session.accessToken.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const { sealingKey } = await openSecrets(platform.dataDir, Date.now());
  const sessions = createSessionStore({
    database: platform.database,
    box: createSealedBox(Buffer.from(sealingKey, 'base64url')),
    idleMs: 1_800_000,
    maximumMs: 3_600_000,
    now: Date.now,
  });
  return (await sessions.findByHash(sid))?.tokens.idToken ?? '';
}
