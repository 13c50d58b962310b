import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { AuditAction, Entity, ScheduledExport, TaskStatus } from '@agency-insights/insights-api/contract';
import type { AttemptWindowsTable, PlatformProcessesTable } from './SharedTables.ts';

/** Milliseconds since the epoch. */
export type EpochMs = number;
/** 0 or 1: SQLite has no booleans, and both databases keep one schema. */
export type Flag = 0 | 1;
/** A JSON document as text: what is inside is validated where it is read. */
export type JsonText = string;

/** A person who may sign in. */
export interface UsersTable {
  id: string;
  email: string;
  /** The e-mail address in lower case: unique. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** Null where another provider keeps the password. */
  password_hash: string | null;
  blocked: Flag;
  exchange_user_id: string | null;
  exchange_organization_id: string | null;
  /** Null: has never signed in. */
  last_sign_in_at: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
  /** Tag of the language and region that the person chose, "de-AT"; null: none was chosen. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
  /** When sessions were last ended on purpose: ID tokens from before open nothing any more. */
  signed_out_at: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
  created_at: EpochMs;
  updated_at: EpochMs;
}

/** A sign-in that is still alive. */
export interface SessionsTable {
  /** Hash of the opaque id in the cookie. */
  id_hash: string;
  user_id: string;
  /** Encrypted tokens. */
  data: string;
  /** `api`: begun without a browser. */
  kind: 'browser' | 'api';
  /** The browser or program, in a few words. */
  device: string | null;
  created_at: EpochMs;
  last_seen_at: EpochMs;
  expires_at: EpochMs;
  /** Until when a process renews its tokens; null: none does. */
  renewing_until: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
}

/** What the embedded identity provider keeps: codes, grants, its own sessions. */
export interface OidcPayloadsTable {
  kind: string;
  id: string;
  payload: JsonText;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  /** The owner's id; null as long as there is none. */
  account_id: string | null;
  consumed_at: EpochMs | null;
  expires_at: EpochMs | null;
}

/** A single-use link to set a password. */
export interface PasswordLinksTable {
  /** Hash of the secret in the address. */
  token_hash: string;
  user_id: string;
  created_at: EpochMs;
  expires_at: EpochMs;
}

/** Who did what to whom, or to the authorization store. Rows are only ever added: the database refuses everything else. */
export interface AuditEntriesTable {
  id: Generated<number>;
  at: EpochMs;
  /** Null: a service or a command. */
  actor_id: string | null;
  /** Email address, or the name of the service or command. */
  actor: string;
  action: AuditAction;
  /** Empty, as the address: what was done is about no one person. */
  user_id: string;
  email: string;
  /** JSON object of what changed. */
  details: JsonText;
}

/** A saved search of one person. */
export interface SavedFiltersTable {
  id: Generated<number>;
  user_id: ColumnType<string, string, never>;
  name: string;
  /** The name as it counts for uniqueness and order. */
  name_key: string;
  /** `agencies` or `benchmark`. */
  save_search_type: string;
  content: JsonText;
  created_at: ColumnType<EpochMs, EpochMs, never>;
  updated_at: EpochMs;
}

/** A background export. */
export interface ExportTasksTable {
  id: string;
  user_id: ColumnType<string, string, never>;
  status: TaskStatus['status'];
  /** The request together with what was fixed when it was made. */
  request: ColumnType<JsonText, JsonText, never>;
  /** The name that the person gets; null until SUCCESS. */
  file_name: string | null;
  /** Opaque name inside the exports folder; null until SUCCESS. */
  file_path: string | null;
  /** Rows written so far. */
  rows: number;
  /** How often it was begun: a task that ends the process each time is not begun for ever. */
  attempts: number;
  /** What went wrong, for a person. */
  error: string | null;
  /** The process that carries it out. */
  owner: ColumnType<string | null, string | null | undefined, string | null>;
  /** Until when it is left to its process, or the time of the next attempt. */
  lease_until: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
  /** Rows that the file will have; null until that is known. */
  total_rows: ColumnType<number | null, number | null | undefined, number | null>;
  /** Size of the file; null without one, and for files of earlier releases. */
  bytes: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<EpochMs, EpochMs, never>;
  updated_at: EpochMs;
}

/** An export that runs at a time, once or again and again. */
export interface ExportSchedulesTable {
  id: string;
  user_id: string;
  /** The request of each run. */
  request: JsonText;
  frequency: ScheduledExport['frequency'];
  first_run_at: EpochMs;
  /** Null: it has run for the last time. */
  next_run_at: EpochMs | null;
  last_run_at: EpochMs | null;
  /** The export task of the last run; null where it could not begin. */
  last_task_id: string | null;
  /** Why it could not, for a person. */
  error: string | null;
  created_at: EpochMs;
}

/** A signed dashboard address that was opened: no nonce opens a second one. */
export interface EmbedNoncesTable {
  nonce: string;
  expires_at: EpochMs;
}

/** A person's visit to the embedded dashboards. */
export interface EmbedSessionsTable {
  /** Hash of the opaque id in the frame's cookie. */
  id_hash: string;
  user_id: string;
  /** The sign-in that the visit belongs to and ends with; null where another system signed the address. */
  session_hash: string | null;
  created_at: EpochMs;
  expires_at: EpochMs;
}

/** A short-lived token of an embed session. */
export interface EmbedTokensTable {
  /** Hash of the token. */
  token_hash: string;
  embed_session: string;
  kind: 'authentication' | 'navigation' | 'api';
  expires_at: EpochMs;
}

/** A sign-in's session in a Looker. */
export interface LookerSessionsTable {
  /** The sign-in that it belongs to and ends with. */
  session_hash: string;
  /** Looker's reference of the session, sealed. */
  sealed_reference: string;
  expires_at: EpochMs;
}

/** How an outside provider calls a person. */
export interface ProviderAccountsTable {
  user_id: string;
  subject: string;
  /** The provider of an invited person, whose id does not come from it; else null. */
  issuer: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An ID token that was exchanged: it opens nothing again. */
export interface UsedIdTokensTable {
  token_hash: string;
  expires_at: EpochMs;
}

/** A second factor that a person has set up and confirmed. */
export interface MfaFactorsTable {
  id: string;
  user_id: string;
  type: 'totp' | 'passkey';
  /** How it is listed to its owner. */
  name: string;
  /** The secret of one-time codes, sealed; null for a passkey. */
  secret_sealed: string | null;
  /** The last time step whose code was used: no code of it or of an earlier one counts again. Null for a passkey. */
  last_step: number | null;
  /** Base64url; null for one-time codes. */
  credential_id: string | null;
  /** The passkey's public key and what its authenticator said of it; null for one-time codes. */
  passkey: JsonText | null;
  /** How often the passkey has signed, as its authenticator counts; null for one-time codes. */
  counter: number | null;
  confirmed_at: EpochMs;
  last_used_at: EpochMs | null;
}

/** A code that replaces a lost factor once. */
export interface MfaRecoveryCodesTable {
  user_id: string;
  /** Keyed hash of the code. */
  code_hash: string;
  used_at: EpochMs | null;
}

/** Permission to set up a factor: good for one browser, for some minutes. */
export interface MfaTicketsTable {
  /** Hash of the secret in the address. */
  ticket_hash: string;
  user_id: string;
  /** Hash of the secret in the cookie of the browser that redeemed the ticket; null until then. */
  browser_hash: string | null;
  /** When the person showed an existing factor, or was found to have none; null: they still have to. */
  proved_at: EpochMs | null;
  /** What is being set up and not confirmed yet, sealed. */
  draft_sealed: string | null;
  expires_at: EpochMs;
}

/** A sign-in whose password was right and that waits for the second factor. */
export interface MfaStepsTable {
  /** Hash of the interaction's uid. */
  step_hash: string;
  user_id: string;
  /** What the passkey has to sign; null until a page asked for it. */
  challenge: string | null;
  expires_at: EpochMs;
}

/** A store of authorization models and relationships. */
export interface AuthorizationStoresTable {
  /** A ULID. */
  id: string;
  name: string;
  /** Goes up by one with each write, whose changes carry the new version. */
  version: Generated<number>;
  /** How many relationships it holds. */
  tuple_count: Generated<number>;
  created_at: ColumnType<EpochMs, EpochMs, never>;
  updated_at: EpochMs;
}

/** An authorization model: it never changes. */
export interface AuthorizationModelsTable {
  /** A ULID: a later model has a greater one. */
  id: string;
  store_id: string;
  /** The model in OpenFGA's JSON. */
  source: ColumnType<JsonText, JsonText, never>;
  /** Relationships that the model is expected to give or not to give. */
  assertions: ColumnType<JsonText, JsonText | undefined, JsonText>;
}

/** The model that counts where a call names none. */
export interface AuthorizationActiveModelsTable {
  store_id: string;
  model_id: string;
  /** When the product's relationships were copied to this store of an outside OpenFGA. */
  copied_at: ColumnType<EpochMs | null, never, EpochMs>;
}

/** A relationship: the user has the relation on the object. */
export interface AuthorizationTuplesTable {
  id: Generated<number>;
  store_id: string;
  object_type: string;
  object_id: string;
  relation: string;
  user_type: string;
  /** `*`: everybody of the type. */
  user_id: string;
  /** Empty when the user is not a userset. */
  user_relation: string;
  inserted_at: EpochMs;
}

/** A relationship that was written or deleted, in the order of versions and positions. */
export interface AuthorizationChangesTable {
  store_id: string;
  version: number;
  position: number;
  operation: 'write' | 'delete';
  object_type: string;
  object: string;
  relation: string;
  user: string;
  changed_at: EpochMs;
}

/** An organization, agency network or application by name. Whether it is disabled says a relationship. */
export interface AuthorizationEntitiesTable {
  id: string;
  entity_type: Entity['entity_type'];
  entity_id: string;
  name: string;
  created_at: ColumnType<EpochMs, EpochMs, never>;
  updated_at: EpochMs;
}

/** Credentials of a program, made by an administrator. */
export interface ServiceCredentialsTable {
  client_id: string;
  name: string;
  /** The name in lower case: unique. */
  name_key: string;
  scopes: JsonText;
  secret_hash: string;
  /** Hash of the secret before a rotation; null: there was none. */
  previous_secret_hash: string | null;
  previous_secret_until: EpochMs | null;
  created_by: string;
  created_at: EpochMs;
  last_used_at: EpochMs | null;
}

/** An answer that a caller can ask for again by their key. */
export interface IdempotencyKeysTable {
  owner: string;
  key_hash: string;
  /** Hash of the call and all that it was sent. */
  request_hash: string;
  begun_at: EpochMs;
  /** Sealed; null while the request is under way. */
  answer: string | null;
}

/** All tables of the transactional database, the same in SQLite and PostgreSQL. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  oidc_payloads: OidcPayloadsTable;
  service_credentials: ServiceCredentialsTable;
  idempotency_keys: IdempotencyKeysTable;
  password_links: PasswordLinksTable;
  audit_entries: AuditEntriesTable;
  saved_filters: SavedFiltersTable;
  export_tasks: ExportTasksTable;
  export_schedules: ExportSchedulesTable;
  embed_nonces: EmbedNoncesTable;
  embed_sessions: EmbedSessionsTable;
  embed_tokens: EmbedTokensTable;
  looker_sessions: LookerSessionsTable;
  provider_accounts: ProviderAccountsTable;
  used_id_tokens: UsedIdTokensTable;
  mfa_factors: MfaFactorsTable;
  mfa_recovery_codes: MfaRecoveryCodesTable;
  mfa_tickets: MfaTicketsTable;
  mfa_steps: MfaStepsTable;
  authorization_stores: AuthorizationStoresTable;
  authorization_models: AuthorizationModelsTable;
  authorization_active_models: AuthorizationActiveModelsTable;
  authorization_tuples: AuthorizationTuplesTable;
  authorization_changes: AuthorizationChangesTable;
  authorization_entities: AuthorizationEntitiesTable;
  attempt_windows: AttemptWindowsTable;
  platform_processes: PlatformProcessesTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Insertable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type OidcPayloadRow = Selectable<OidcPayloadsTable>;
export type IdempotencyKeyRow = Selectable<IdempotencyKeysTable>;
export type ServiceCredentialRow = Selectable<ServiceCredentialsTable>;
export type AuditEntryRow = Selectable<AuditEntriesTable>;
export type SavedFilterRow = Selectable<SavedFiltersTable>;
export type MfaFactorRow = Selectable<MfaFactorsTable>;
export type MfaTicketRow = Selectable<MfaTicketsTable>;
export type MfaStepRow = Selectable<MfaStepsTable>;
export type ExportTaskRow = Selectable<ExportTasksTable>;
export type ExportScheduleRow = Selectable<ExportSchedulesTable>;
