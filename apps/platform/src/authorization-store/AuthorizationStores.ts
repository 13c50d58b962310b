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
 * The authorization stores, embedded or in a real OpenFGA, with the requests and responses of OpenFGA's HTTP API. A
 * refused call rejects with an FgaError. A request without a model uses the store's active model, or else the newest.
 *
 * `within` is the transaction of a read or write. A real OpenFGA has no transactions and applies a change at once, so
 * make it last.
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
  /** The id of the active model; null if none was activated. */
  activeModel(storeId: string): Promise<string | null>;
  /** Activates a model. Rejects while relationships exist that it does not allow, and names them. */
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
