import type { AuthStrategy } from './auth/AuthStrategy.ts';
import { ConfigurationError } from './errors/ConfigurationError.ts';
import { systemClock, type Clock } from './exports/Clock.ts';
import { createExports, type ExportsResource } from './exports/createExports.ts';
import type { Logger } from './gateway/Logger.ts';
import { baseAddress } from './gateway/baseAddress.ts';
import { createGateway, type Gateway } from './gateway/createGateway.ts';
import { createAgencies, type AgenciesResource } from './resources/agencies.ts';
import { createAskKodiak, type AskKodiakResource } from './resources/askkodiak.ts';
import { createClientLog, type ClientLogOptions, type ClientLogResource } from './resources/clientLog.ts';
import { createPermissions, createUsers, type PermissionsResource, type UsersResource } from './resources/identity.ts';
import { createLooker, type LookerResource } from './resources/looker.ts';
import { createNaics, type NaicsResource } from './resources/naics.ts';
import { createResultSets, type ResultSetsResource } from './resources/resultSets.ts';
import { createSavedFilters, type SavedFiltersResource } from './resources/savedFilters.ts';

/** A service behind the passport gateway. */
export interface PassportOptions {
  /** Base address of the service. */
  passportUrl: string;
  /** Usually `passportTokenStrategy`. */
  authStrategy: AuthStrategy;
}

/** Options of `createInsightsApi`. */
export interface InsightsApiOptions {
  /** Base address of the service: `https://insights.example`, or a path on the page's origin. */
  apiUrl: string;
  /** Authenticates requests: usually `accessTokenStrategy`. */
  authStrategy: AuthStrategy;
  /** A second service with its own credentials. */
  passport?: PassportOptions;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Default: the system clock. */
  clock?: Clock;
  logger?: Logger;
  /** Default: the browser's own. */
  sendBeacon?: ClientLogOptions['sendBeacon'];
}

/** The whole client. Every call takes `{ signal }`. */
export interface InsightsApi {
  resultSets: ResultSetsResource;
  agencies: AgenciesResource;
  looker: LookerResource;
  exports: ExportsResource;
  naics: NaicsResource;
  askkodiak: AskKodiakResource;
  savedFilters: SavedFiltersResource;
  users: UsersResource;
  permissions: PermissionsResource;
  clientLog: ClientLogResource;
  /** The gateway of all calls, for custom requests. */
  gateway: Gateway;
  /** The gateway of the second service. Throws ConfigurationError "Passport gateway not available" without one. */
  passportGateway(): Gateway;
}

/**
 * Creates the client of the Agency Insights service. Its only state are the running requests: create a new one when
 * another person signs in. Throws ConfigurationError if a base address or the auth strategy is missing.
 */
export function createInsightsApi(options: InsightsApiOptions): InsightsApi {
  const { fetch: send, logger, clock = systemClock, sendBeacon, passport } = options;
  const gateway = createGateway({ apiUrl: options.apiUrl, authStrategy: options.authStrategy, fetch: send, logger });
  const passportGateway =
    passport &&
    createGateway({
      apiUrl: passport.passportUrl,
      addressName: 'passportUrl',
      authStrategy: passport.authStrategy,
      fetch: send,
      logger,
    });
  const looker = createLooker(gateway);
  return {
    resultSets: createResultSets(gateway),
    agencies: createAgencies(gateway),
    looker,
    exports: createExports({ gateway, looker, clock, fetch: send, logger }),
    naics: createNaics(gateway),
    askkodiak: createAskKodiak(gateway),
    savedFilters: createSavedFilters(gateway),
    users: createUsers(gateway),
    permissions: createPermissions(gateway),
    clientLog: createClientLog(baseAddress('apiUrl', options.apiUrl), { sendBeacon, fetch: send }),
    gateway,
    passportGateway: () => {
      if (!passportGateway) throw new ConfigurationError('Passport gateway not available');
      return passportGateway;
    },
  };
}
