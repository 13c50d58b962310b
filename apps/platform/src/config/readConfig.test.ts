import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ConfigError } from './ConfigError.ts';
import { readConfig } from './readConfig.ts';

const options = {
  workingDir: '/srv/insights',
  defaultWebDir: '/srv/insights/web',
  dashboardsDir: '/srv/insights/dashboards',
};
const read = (env: Record<string, string | undefined>) => readConfig(env, options);

const lookerVariables = {
  LOOKER_URL: 'https://company.looker.com/',
  LOOKER_CLIENT_ID: 'insights',
  LOOKER_CLIENT_SECRET: 'api-secret',
  LOOKER_EMBED_SECRET: 'a secret of at least 32 characters',
  LOOKER_DASHBOARDS: 'agency=12, benchmarks=market::benchmarks',
  LOOKER_FILTER_NAMES: 'agency_state=Agency State, line=Line',
  LOOKER_MODELS: 'insights',
};

describe('configuration', () => {
  it('has a default for everything that works on one machine', () => {
    assert.deepEqual(read({}), {
      host: '127.0.0.1',
      port: 4200,
      publicUrl: null,
      appOrigins: [],
      trustProxy: false,
      dataDir: '/srv/insights/.data',
      webDir: '/srv/insights/web',
      database: { kind: 'sqlite', file: '/srv/insights/.data/insights.sqlite' },
      warehouse: { kind: 'duckdb' },
      exportStore: { kind: 'folder', folder: '/srv/insights/.data/exports' },
      metricsPort: null,
      telemetry: { traces: false, metrics: false, traceRatio: 1 },
      drainMs: 0,
      provider: { kind: 'embedded', port: 4500, publicUrl: null, demoPeople: true },
      administratorEmails: [],
      services: [],
      dashboards: {
        port: 4400,
        publicUrl: null,
        webDir: '/srv/insights/dashboards',
        embedOrigins: [],
        embedSecret: null,
      },
      looker: null,
      fga: null,
      analytics: null,
      sampleData: true,
      sessionIdleMs: 1_800_000,
      sessionMaximumMs: 43_200_000,
      signInStartsPerAddress: 600,
      serviceRequestsPerMinute: 600,
      savedSearchesMaximum: 50,
      benchmarkMinimumAgencies: 5,
      exportRetentionMs: 86_400_000,
      exportBytesPerPerson: 2_000_000_000,
      exportBytes: 20_000_000_000,
      exportsPerPerson: 3,
      logLevel: 'info',
    });
    assert.deepEqual(read({ PORT: '', DATA_DIR: '  ', OIDC_ISSUER: '', HOME: '/x' }), read({}));
  });

  it('reads the PostgreSQL server of the policy data from variables [PLAT-11]', () => {
    const WAREHOUSE_URL = 'postgres://reader:secret@db.example.com:5432/policies';
    assert.deepEqual(read({ WAREHOUSE_URL }).warehouse, {
      kind: 'postgres',
      url: WAREHOUSE_URL,
      timeoutMs: 30_000,
      connections: 8,
    });
    assert.deepEqual(read({ WAREHOUSE_URL, WAREHOUSE_TIMEOUT_MS: '5000', WAREHOUSE_CONNECTIONS: '3' }).warehouse, {
      kind: 'postgres',
      url: WAREHOUSE_URL,
      timeoutMs: 5_000,
      connections: 3,
    });
    assert.throws(
      () => read({ WAREHOUSE_CONNECTIONS: '3' }),
      /WAREHOUSE_URL: is missing while WAREHOUSE_CONNECTIONS is set/,
    );
  });

  it('reads the ClickHouse server of the policy data from variables [PLAT-11]', () => {
    const WAREHOUSE_URL = 'clickhouse://reader:secret@db.example.com:8443/policies?secure=true';
    assert.deepEqual(read({ WAREHOUSE_URL }).warehouse, {
      kind: 'clickhouse',
      url: WAREHOUSE_URL,
      timeoutMs: 30_000,
      connections: 8,
    });
  });

  it('reads the folder or bucket for finished exports from variables [PLUS-42]', () => {
    assert.deepEqual(read({ EXPORT_STORE: '../exports' }).exportStore, { kind: 'folder', folder: '/srv/exports' });
    const drafts = '/srv/insights/.data/exports';
    assert.deepEqual(read({ EXPORT_STORE: 's3://files.example' }).exportStore, {
      kind: 's3',
      bucket: 'files.example',
      prefix: '',
      endpoint: null,
      region: null,
      drafts,
    });
    const env = { EXPORT_STORE: 's3://files/insights/exports/', AWS_ENDPOINT_URL_S3: 'https://storage.example:9000' };
    assert.deepEqual(read(env).exportStore, {
      kind: 's3',
      bucket: 'files',
      prefix: 'insights/exports/',
      endpoint: 'https://storage.example:9000',
      region: 'us-east-1',
      drafts,
    });
  });

  it("sends traces and metrics if OpenTelemetry's variables name a collector [PLUS-43]", () => {
    const of = (env: Record<string, string>) => read(env).telemetry;
    const all = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    assert.deepEqual(of(all), { traces: true, metrics: true, traceRatio: 1 });
    assert.deepEqual(of({ ...all, OTEL_METRICS_EXPORTER: 'none' }), { traces: true, metrics: false, traceRatio: 1 });
    assert.deepEqual(of({ ...all, OTEL_SDK_DISABLED: 'true' }), { traces: false, metrics: false, traceRatio: 1 });
    const sampled = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    assert.equal(of({ ...all, ...sampled }).traceRatio, 0.25);
    const metrics = { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://metrics.example/v1/metrics' };
    assert.deepEqual(of(metrics), { traces: false, metrics: true, traceRatio: 1 });
  });

  it('reads the settings of a real OpenFGA from variables, and requires all of them', () => {
    const FGA_URL = 'https://fga.example.com/api/';
    const FGA_STORE_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    assert.deepEqual(read({ FGA_URL, FGA_STORE_ID, FGA_TOKEN: 'secret' }).fga, {
      url: 'https://fga.example.com/api',
      storeId: FGA_STORE_ID,
      token: 'secret',
    });
    assert.throws(() => read({ FGA_URL }), /FGA_STORE_ID: is missing while FGA_URL is set/);
    assert.throws(() => read({ FGA_TOKEN: 'secret' }), /FGA_URL: is missing while FGA_TOKEN is set/);
    assert.throws(() => read({ FGA_URL, FGA_STORE_ID: 'mine' }), /FGA_STORE_ID: is not the id of a store/);
  });

  it('reads the key of an analytics agent, from the vendor or a custom origin [API-TRACK-1]', () => {
    const ANALYTICS_KEY = '6ba7b810-9dad-11d1';
    assert.deepEqual(read({ ANALYTICS_KEY }).analytics, { key: ANALYTICS_KEY, origin: 'https://cdn.pendo.io' });
    const ANALYTICS_ORIGIN = 'https://analytics.example.com/';
    assert.equal(read({ ANALYTICS_KEY, ANALYTICS_ORIGIN }).analytics?.origin, 'https://analytics.example.com');
    assert.throws(() => read({ ANALYTICS_ORIGIN }), /ANALYTICS_KEY: is missing while ANALYTICS_ORIGIN is set/);
    assert.throws(() => read({ ANALYTICS_KEY: 'a b"' }), /ANALYTICS_KEY: "a b"" is not a key/);
    for (const wrong of ['https://a.test/x', 'https://a.test;script-src', 'http://a.test', 'a.test'])
      assert.throws(() => read({ ANALYTICS_KEY, ANALYTICS_ORIGIN: wrong }), /ANALYTICS_ORIGIN: .*write it like https:/);
  });

  it('reads an outside provider and an outside database from variables', () => {
    const config = read({
      DATABASE_URL: 'postgres://me:secret@db.example.com:5432/insights',
      OIDC_ISSUER: 'https://login.example.com/tenant',
      OIDC_CLIENT_ID: 'insights',
      NEW_PERSON_PERMISSIONS: 'viewable:benchmarks, viewable:insights_pl',
      PUBLIC_URL: 'https://insights.example.com/',
    });
    const database = { kind: 'postgres', url: 'postgres://me:secret@db.example.com:5432/insights' };
    assert.deepEqual(config.database, { ...database, timeoutMs: 15_000 });
    assert.deepEqual(read({ DATABASE_URL: database.url, DATABASE_TIMEOUT_SECONDS: '2' }).database, {
      ...database,
      timeoutMs: 2_000,
    });
    assert.deepEqual(config.provider, {
      kind: 'outside',
      issuer: 'https://login.example.com/tenant',
      clientId: 'insights',
      clientAuthentication: { method: 'none' },
      scope: 'openid profile email offline_access',
      newPersonPermissions: ['viewable:insights_pl', 'viewable:benchmarks'],
      auth0: null,
    });
    assert.equal(config.publicUrl, 'https://insights.example.com');
  });

  it('reads the client authentication at an outside provider, and reports missing or contradictory variables', () => {
    const at = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'insights' };
    const authenticationOf = (env: Record<string, string>) => {
      const { provider } = read({ ...at, ...env });
      return provider.kind === 'outside' && provider.clientAuthentication;
    };
    const OIDC_CLIENT_SECRET = 'secret';
    const basic = { method: 'client_secret_basic', secret: 'secret' };
    assert.deepEqual(authenticationOf({ OIDC_CLIENT_SECRET }), basic);
    assert.deepEqual(authenticationOf({ OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTH: 'client_secret_basic' }), basic);
    assert.deepEqual(authenticationOf({ OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTH: 'client_secret_post' }), {
      method: 'client_secret_post',
      secret: 'secret',
    });
    assert.deepEqual(
      authenticationOf({ OIDC_CLIENT_AUTH: 'private_key_jwt', OIDC_CLIENT_KEY_FILE: 'keys/client.pem' }),
      { method: 'private_key_jwt', keyFile: '/srv/insights/keys/client.pem' },
    );
    for (const [env, message] of [
      [{ OIDC_CLIENT_AUTH: 'basic' }, /^OIDC_CLIENT_AUTH: "basic" is not .*; write one of client_secret_basic, /],
      [{ OIDC_CLIENT_AUTH: 'client_secret_post' }, /^OIDC_CLIENT_SECRET: is missing while OIDC_CLIENT_AUTH is client_/],
      [{ OIDC_CLIENT_AUTH: 'private_key_jwt' }, /^OIDC_CLIENT_KEY_FILE: is missing while/],
      [{ OIDC_CLIENT_KEY_FILE: 'client.pem' }, /^OIDC_CLIENT_AUTH: is not private_key_jwt while OIDC_CLIENT_KEY_FILE/],
    ] as const)
      assert.throws(() => read({ ...at, ...env }), { name: 'ConfigError', message });
    assert.throws(
      () => read({ OIDC_CLIENT_AUTH: 'client_secret_post', OIDC_CLIENT_SECRET }),
      /^ConfigError: OIDC_ISSUER:/,
    );
  });

  it('reads the settings of an Auth0 from variables, and reports which of them are missing or wrong', () => {
    const auth0 = {
      OIDC_ISSUER: 'https://company.eu.auth0.com/',
      OIDC_CLIENT_ID: 'insights',
      AUTH0_DOMAIN: 'company.eu.auth0.com',
      AUTH0_MANAGEMENT_CLIENT_ID: 'management',
      AUTH0_MANAGEMENT_CLIENT_SECRET: 'secret',
    };
    const { provider } = read(auth0);
    assert.deepEqual(provider.kind === 'outside' && provider.auth0, {
      url: 'https://company.eu.auth0.com',
      clientId: 'management',
      clientSecret: 'secret',
    });
    for (const name of ['AUTH0_DOMAIN', 'AUTH0_MANAGEMENT_CLIENT_ID', 'AUTH0_MANAGEMENT_CLIENT_SECRET', 'OIDC_ISSUER'])
      assert.throws(() => read({ ...auth0, OIDC_CLIENT_ID: name === 'OIDC_ISSUER' ? '' : 'insights', [name]: '' }), {
        name: 'ConfigError',
        message: new RegExp(`^${name}: is missing while AUTH0_`),
      });
    assert.throws(
      () => read({ ...auth0, AUTH0_DOMAIN: 'https://company.eu.auth0.com' }),
      /^ConfigError: AUTH0_DOMAIN: "https:\/\/company\.eu\.auth0\.com" is not a domain; write it like company/,
    );
  });

  it('reads the settings of a Looker from variables, and then ignores the port of the embedded dashboards', () => {
    const { looker } = read({ ...lookerVariables, DASHBOARDS_PORT: '4200' });
    assert.deepEqual(looker, {
      url: 'https://company.looker.com',
      apiUrl: 'https://company.looker.com',
      clientId: 'insights',
      clientSecret: 'api-secret',
      embedSecret: 'a secret of at least 32 characters',
      embedAlgorithm: 'hmac/sha-1',
      dashboards: { agency: '12', benchmarks: 'market::benchmarks' },
      filterNames: { agency_state: 'Agency State', line: 'Line' },
      models: ['insights'],
    });
    assert.equal(
      read({ ...lookerVariables, LOOKER_API_URL: 'https://company.looker.com:19999' }).looker?.apiUrl,
      'https://company.looker.com:19999',
    );
  });

  it('reports missing or stray variables of a Looker', () => {
    for (const name of Object.keys(lookerVariables).filter((key) => key !== 'LOOKER_FILTER_NAMES'))
      assert.throws(() => read({ ...lookerVariables, [name]: '' }), {
        name: 'ConfigError',
        message: new RegExp(`^${name}: is missing while`),
      });
    assert.throws(() => read({ ...lookerVariables, LOOKER_EMBED_ALGORITHM: 'md5' }), /hmac\/sha-256/);
    assert.throws(() => read({ LOOKER_EMBED_ALGORITHM: 'hmac/sha-1' }), /^ConfigError: LOOKER_URL: is missing while/);
    assert.throws(() => read({ ...lookerVariables, LOOKER_EMBED_SECRET: 'short' }), /at least 32 characters/);
  });

  it('creates demo users by default only if no other machine can reach the platform', () => {
    const demo = (env: Record<string, string>) => {
      const { provider } = read(env);
      return provider.kind === 'embedded' && provider.demoPeople;
    };
    assert.equal(demo({ HOST: '0.0.0.0' }), false);
    assert.equal(demo({ PUBLIC_URL: 'https://insights.example.com' }), false);
    assert.equal(demo({ PUBLIC_URL: 'http://localhost:8080' }), true);
    assert.equal(demo({ HOST: '0.0.0.0', DEMO_PEOPLE: 'true' }), true);
    assert.equal(demo({ DEMO_PEOPLE: 'false' }), false);
  });

  for (const [name, value, says] of [
    ['PORT', 'http', /"http" is not a whole number from 0 to 65535; write it like 4200/],
    ['PORT', '70000', /write it like 4200/],
    ['PORT', '-1', /write it like 4200/],
    ['PORT', '42.5', /write it like 4200/],
    ['IDP_PORT', '0x10', /not a whole number/],
    ['FGA_URL', 'fga.example.com', /write it like https:/],
    ['LOOKER_URL', 'company.looker.com', /write it like https:/],
    [
      'LOOKER_DASHBOARDS',
      'agency=12',
      /does not name a dashboard of Looker for each of ours; write it like agency=12, /,
    ],
    ['LOOKER_DASHBOARDS', 'agency=1/../2, benchmarks=3', /does not name a dashboard/],
    ['LOOKER_FILTER_NAMES', 'agency_state', /is not a list of names; write it like agency_state=Agency State/],
    ['DASHBOARDS_PORT', 'any', /"any" is not a whole number/],
    ['APP_ORIGINS', '*', /"\*" is not an origin/],
    ['EMBED_ORIGINS', 'https://a.example, b.example', /"b\.example" is not an origin/],
    ['EMBED_ORIGINS', 'https://a.example/app', /is not an origin; write a list like https:\/\/portal/],
    ['EMBED_SECRET', 'short', /is too short to sign with/],
    ['PUBLIC_URL', 'insights.example.com', /write it like https:\/\/insights\.example\.com/],
    ['PUBLIC_URL', 'https://insights.example.com/app', /scheme and host only/],
    ['DATABASE_URL', 'mysql://db/insights', /write it like postgres:/],
    ['DATABASE_URL', '', /is empty; leave it out/],
    ['WAREHOUSE_URL', 'mysql://db/policies', /is not the address of a PostgreSQL or ClickHouse server; write it like/],
    ['WAREHOUSE_URL', 'clickhouse://db/policies/more', /or clickhouse:\/\/user:password@host:8123\/policies/],
    ['WAREHOUSE_URL', 'clickhouse://db/policies?database=x', /is not the address/],
    ['WAREHOUSE_URL', '', /is empty; leave it out/],
    ['WAREHOUSE_URL', 'postgres://me:p@ss/word@db/policies', /%2F for \//],
    ['WAREHOUSE_TIMEOUT_MS', '0', /is not a whole number from 100 to 600000/],
    ['WAREHOUSE_CONNECTIONS', 'many', /is not a whole number from 1 to 200/],
    ['DATABASE_TIMEOUT_SECONDS', '0', /from 1 to 600/],
    ['OIDC_ISSUER', 'http://login.example.com', /is not an issuer address/],
    [
      'NEW_PERSON_PERMISSIONS',
      'viewable:everything',
      /"viewable:everything" is not a permission; write a list of viewable:insights_pl/,
    ],
    ['DEMO_PEOPLE', 'maybe', /write true or false/],
    ['TRUST_PROXY', 'nginx', /write true or false/],
    ['SAMPLE_DATA', '2', /write true or false/],
    ['SESSION_IDLE_MINUTES', '0', /from 1 to 1440/],
    ['SESSION_MAX_HOURS', 'twelve', /write it like 12/],
    ['SAVED_SEARCHES_MAX', '1e9', /write it like 50/],
    ['BENCHMARK_MIN_AGENCIES', '1', /from 3 to 1,?000/],
    ['EXPORT_STORE', 'http://files/exports', /neither a folder nor a bucket; write it like \/srv\/exports or s3:/],
    ['EXPORT_STORE', 's3://Files', /"s3:\/\/Files" is neither/],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /write it like http:\/\/collector:4318/],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /"grpc" is not supported; write http\/protobuf/],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', /write parentbased_always_on or parentbased_traceidratio/],
    ['OTEL_TRACES_SAMPLER_ARG', '2', /from 0 to 1/],
    ['OTEL_TRACES_EXPORTER', 'zipkin', /write otlp or none/],
    ['DRAIN_SECONDS', '-1', /from 0 to 600/],
    ['EXPORTS_PER_PERSON', '1000', /from 1 to 100/],
    ['LOG_LEVEL', 'loud', /write one of silent, fatal/],
  ] as const) {
    it(`refuses ${name}=${value} in one line that names it and says how to fix it`, () => {
      const env = name === 'OIDC_ISSUER' ? { [name]: value, OIDC_CLIENT_ID: 'x' } : { [name]: value };
      assert.throws(
        () => read(env),
        (error) =>
          error instanceof ConfigError &&
          error.message.startsWith(`${name}: `) &&
          says.test(error.message) &&
          !error.message.includes('\n'),
      );
    });
  }

  it('explains how to write a password with special characters, and prints none of it', () => {
    for (const character of ['/', '?', '#']) {
      const withPassword = (password: string) => `postgres://insights:${password}@db.example.com/insights`;
      assert.throws(
        () => read({ DATABASE_URL: withPassword(`12${character}s3cret`) }),
        (error) => error instanceof ConfigError && /%2F for \//.test(error.message) && !/s3cret|12/.test(error.message),
      );
      const encoded = withPassword(`12${encodeURIComponent(character)}s3cret`);
      assert.equal(read({ DATABASE_URL: encoded }).database.kind, 'postgres');
    }
  });

  it('names the missing variable that another one needs', () => {
    assert.throws(
      () => read({ OIDC_ISSUER: 'https://login.example.com' }),
      /^ConfigError: OIDC_CLIENT_ID: is missing while OIDC_ISSUER is set/,
    );
    assert.throws(() => read({ OIDC_CLIENT_SECRET: 's' }), /OIDC_ISSUER: is missing while OIDC_CLIENT_SECRET is set/);
  });

  it('refuses one port for two servers', () => {
    assert.throws(() => read({ PORT: '4500' }), /IDP_PORT: is 4500 like PORT; set one of the two to another port/);
    assert.throws(() => read({ IDP_PORT: '4400' }), /DASHBOARDS_PORT: is 4400 like IDP_PORT/);
    assert.throws(() => read({ DASHBOARDS_PORT: '4200' }), /DASHBOARDS_PORT: is 4200 like PORT/);
  });

  it('names every wrong variable, each on a separate line', () => {
    assert.throws(
      () => read({ PORT: 'x', LOG_LEVEL: 'y' }),
      (error) => error instanceof ConfigError && error.message.split('\n').length === 2,
    );
  });

  it('returns a configuration or a ConfigError for any environment', () => {
    const names = [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'IDP_PORT',
      'DATABASE_URL',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'LOG_LEVEL',
      'DEMO_PEOPLE',
      'SESSION_IDLE_MINUTES',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.webUrl(), fc.nat().map(String))),
        (env) => {
          try {
            read(env);
          } catch (error) {
            assert.ok(error instanceof ConfigError);
            assert.ok(
              names.some((name) => error.message.startsWith(`${name}: `)),
              error.message,
            );
          }
        },
      ),
    );
  });
});
