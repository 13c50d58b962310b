import { permissions } from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import { analyticsVariables, checkAnalyticsVariables } from './analyticsVariables.ts';
import { auth0Variables, checkAuth0Variables } from './auth0Variables.ts';
import { administratorEmails, serviceClients } from './peopleVariables.ts';
import { exportStoreVariables } from './exportStoreVariables.ts';
import { checkFgaVariables, fgaVariables } from './fgaVariables.ts';
import { checkLookerVariables, lookerVariables } from './lookerVariables.ts';
import { checkOidcVariables, oidcVariables } from './oidcVariables.ts';
import { telemetryVariables } from './telemetryVariables.ts';
import { databaseAddress, publicAddress, quote, signingSecret, wholeNumber } from './variableTypes.ts';
import { checkWarehouseVariables, warehouseVariables } from './warehouseVariables.ts';

const port = wholeNumber({ least: 0, most: 65_535, example: '4200' });
const flag = z.string().transform((text, context) => {
  const value = { true: true, false: false, 1: true, 0: false }[text.toLowerCase()];
  if (value !== undefined) return value;
  context.addIssue(`${quote(text)} is neither true nor false; write true or false`);
  return z.NEVER;
});
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The environment variables that the platform reads, with their defaults. */
export const environmentSchema = z
  .object({
    PORT: port.default(4200),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: publicAddress.optional(),
    APP_ORIGINS: z.string().default('').transform(originsOf),
    TRUST_PROXY: flag.default(false),
    IDP_PORT: port.default(4500),
    IDP_PUBLIC_URL: publicAddress.optional(),
    DASHBOARDS_PORT: port.default(4400),
    DASHBOARDS_PUBLIC_URL: publicAddress.optional(),
    EMBED_ORIGINS: z.string().default('').transform(originsOf),
    EMBED_SECRET: signingSecret.optional(),
    ...lookerVariables,
    ...fgaVariables,
    ...analyticsVariables,
    DATA_DIR: z.string().default('.data'),
    WEB_DIR: z.string().optional(),
    DATABASE_URL: databaseAddress.optional(),
    ...warehouseVariables,
    ...exportStoreVariables,
    METRICS_PORT: port.optional(),
    ...telemetryVariables,
    DRAIN_SECONDS: wholeNumber({ least: 0, most: 600, example: '10' }).default(0),
    DATABASE_TIMEOUT_SECONDS: wholeNumber({ least: 1, most: 600, example: '15' }).default(15),
    ...oidcVariables,
    ...auth0Variables,
    NEW_PERSON_PERMISSIONS: z.string().default('').transform(permissionsOf),
    DEMO_PEOPLE: flag.optional(),
    ADMIN_EMAILS: administratorEmails,
    SERVICE_CLIENTS: serviceClients,
    SAMPLE_DATA: flag.default(true),
    SESSION_IDLE_MINUTES: wholeNumber({ least: 1, most: 1_440, example: '30' }).default(30),
    SESSION_MAX_HOURS: wholeNumber({ least: 1, most: 720, example: '12' }).default(12),
    SIGN_IN_STARTS_PER_ADDRESS: wholeNumber({ least: 10, most: 1_000_000, example: '600' }).default(600),
    SERVICE_REQUESTS_PER_MINUTE: wholeNumber({ least: 1, most: 1_000_000, example: '600' }).default(600),
    SAVED_SEARCHES_MAX: wholeNumber({ least: 1, most: 10_000, example: '50' }).default(50),
    BENCHMARK_MIN_AGENCIES: wholeNumber({ least: 3, most: 1_000, example: '5' }).default(5),
    EXPORT_RETENTION_HOURS: wholeNumber({ least: 1, most: 8_760, example: '24' }).default(24),
    EXPORT_MB_PER_PERSON: wholeNumber({ least: 1, most: 1_000_000, example: '2000' }).default(2_000),
    EXPORT_MB: wholeNumber({ least: 1, most: 100_000_000, example: '20000' }).default(20_000),
    EXPORTS_PER_PERSON: wholeNumber({ least: 1, most: 100, example: '3' }).default(3),
    LOG_LEVEL: z
      .string()
      .refine(
        (text) => logLevels.some((level) => level === text),
        `is not a log level; write one of ${logLevels.join(', ')}`,
      )
      .transform((text) => text as (typeof logLevels)[number])
      .default('info'),
  })
  .superRefine((variables, context) => {
    checkLookerVariables(variables, context);
    checkOidcVariables(variables, context);
    checkAuth0Variables(variables, context);
    checkFgaVariables(variables, context);
    checkAnalyticsVariables(variables, context);
    checkWarehouseVariables(variables, context);
    for (const [name, other] of sharedPorts(variables)) {
      const message = `is ${variables[name]} like ${other}; set one of the two to another port`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** The checked variables. */
export type Environment = z.output<typeof environmentSchema>;

type PortVariable = 'PORT' | 'IDP_PORT' | 'DASHBOARDS_PORT' | 'METRICS_PORT';

/** Returns pairs of variables with the same port. */
function sharedPorts(
  variables: Partial<Record<PortVariable, number | undefined>> & {
    OIDC_ISSUER?: string | undefined;
    LOOKER_URL?: string | undefined;
  },
): [PortVariable, PortVariable][] {
  const names: PortVariable[] = ['PORT'];
  if (variables.OIDC_ISSUER === undefined) names.push('IDP_PORT');
  if (variables.LOOKER_URL === undefined) names.push('DASHBOARDS_PORT');
  if (variables.METRICS_PORT !== undefined) names.push('METRICS_PORT');
  return names.flatMap((name, index) => {
    const other = names.slice(0, index).find((before) => variables[before] === variables[name]);
    return other === undefined || variables[name] === 0 ? [] : [[name, other] as [PortVariable, PortVariable]];
  });
}

function originsOf(text: string, context: z.core.$RefinementCtx): string[] {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  context.addIssue(
    `${quote(wrong)} is not an origin; write a list like https://portal.example.com, https://crm.example.com:8443`,
  );
  return z.NEVER;
}

function permissionsOf(text: string, context: z.core.$RefinementCtx) {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !permissions.some((known) => known === name));
  if (unknown !== undefined) {
    context.addIssue(`${quote(unknown)} is not a permission; write a list of ${permissions.join(', ')}`);
    return z.NEVER;
  }
  return permissions.filter((permission) => names.includes(permission));
}
