import type { AuthorizationModel, AuthorizationModelSource } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import type {
  AssertionsRequest,
  BatchCheckAnswer,
  BatchCheckRequest,
  Changes,
  ChangesQuery,
  CheckRequest,
  ExpandAnswer,
  ExpandRequest,
  ListedUser,
  ListObjectsRequest,
  ListUsersRequest,
  Models,
  PageQuery,
  ReadRequest,
  Store,
  Stores,
  StoresQuery,
  Tuples,
  WriteRequest,
} from './wire/wireSchemas.ts';

/**
 * The authorization stores, embedded or in a real OpenFGA, with the requests and answers of OpenFGA's HTTP API.
 * Every call rejects with an FgaError when it is refused. Where a request names no model, the active model of the store
 * counts, or the newest when none is active.
 *
 * A change, or a reading, that belongs to a transaction is given it as `within`. An outside OpenFGA takes part in none: there
 * the change is made at once, so it comes last.
 */
export interface AuthorizationStores {
  listStores(query: StoresQuery): Promise<Stores>;
  createStore(name: string, within?: Kysely<Tables>): Promise<Store>;
  getStore(storeId: string): Promise<Store>;
  deleteStore(storeId: string, within?: Kysely<Tables>): Promise<void>;

  listModels(storeId: string, query: PageQuery): Promise<Models>;
  getModel(storeId: string, modelId: string): Promise<AuthorizationModel>;
  /** Adds a model; returns its id. */
  writeModel(storeId: string, source: AuthorizationModelSource, within?: Kysely<Tables>): Promise<string>;
  /** The id of the active model; null when none was activated. */
  activeModel(storeId: string): Promise<string | null>;
  /** Makes a model the active one. Rejects, naming them, while relationships exist that it does not allow. */
  activateModel(storeId: string, modelId: string, within?: Kysely<Tables>): Promise<void>;

  check(storeId: string, request: CheckRequest): Promise<boolean>;
  batchCheck(storeId: string, request: BatchCheckRequest): Promise<BatchCheckAnswer>;
  listObjects(storeId: string, request: ListObjectsRequest): Promise<string[]>;
  listUsers(storeId: string, request: ListUsersRequest): Promise<ListedUser[]>;
  expand(storeId: string, request: ExpandRequest): Promise<ExpandAnswer>;

  /** Adds and deletes relationships, all or none. */
  write(storeId: string, request: WriteRequest, within?: Kysely<Tables>): Promise<void>;
  read(storeId: string, request: ReadRequest, within?: Kysely<Tables>): Promise<Tuples>;
  changes(storeId: string, query: ChangesQuery): Promise<Changes>;

  readAssertions(storeId: string, modelId: string): Promise<AssertionsRequest['assertions']>;
  writeAssertions(
    storeId: string,
    modelId: string,
    assertions: AssertionsRequest['assertions'],
    within?: Kysely<Tables>,
  ): Promise<void>;
}
