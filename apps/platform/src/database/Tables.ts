import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { AuditAction, Entity, ScheduledExport, TaskStatus } from '@agency-insights/insights-api/contract';
import type { AttemptWindowsTable, PlatformProcessesTable } from './SharedTables.ts';

/** Milliseconds since the epoch. */
export type EpochMs = number;
/** 0 or 1: SQLite has no booleans, and both databases keep one schema. */
export type Flag = 0 | 1;
/** A JSON document as text, validated on read. */
export type JsonText = string;

/** A user who may sign in. */
export interface UsersTable {
  id: string;
  email: string;
  /** The e-mail address in lower case: unique. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** Null if another provider keeps the password. */
  password_hash: string | null;
  blocked: Flag;
  exchange_user_id: string | null;
  exchange_organization_id: string | null;
  /** Null: has never signed in. */
  last_sign_in_at: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
  /** Tag of the language and region that the user chose, "de-AT"; null: none was chosen. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time of the last explicit sign-out: earlier ID tokens are invalid. */
  signed_out_at: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
  created_at: EpochMs;
  updated_at: EpochMs;
}

/** An active sign-in. */
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
  /** Time until which a process renews its tokens; null: none does. */
  renewing_until: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
}

/** Records of the embedded identity provider: codes, grants, its own sessions. */
export interface OidcPayloadsTable {
  kind: string;
  id: string;
  payload: JsonText;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  /** The owner's id; null if there is none yet. */
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

/** Audit entries. The database only allows inserts. */
export interface AuditEntriesTable {
  id: Generated<number>;
  at: EpochMs;
  /** Null: a service or a command. */
  actor_id: string | null;
  /** Email address, or the name of the service or command. */
  actor: string;
  action: AuditAction;
  /** Empty, as the address, for changes that affect no single user. */
  user_id: string;
  email: string;
  /** JSON object of what changed. */
  details: JsonText;
}

/** A saved search of one user. */
export interface SavedFiltersTable {
  id: Generated<number>;
  user_id: ColumnType<string, string, never>;
  name: string;
  /** Normalised name, for uniqueness and order. */
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
  /** The request with its values at the time of the order. */
  request: ColumnType<JsonText, JsonText, never>;
  /** File name for the user; null until SUCCESS. */
  file_name: string | null;
  /** Opaque name inside the exports folder; null until SUCCESS. */
  file_path: string | null;
  /** Rows written so far. */
  rows: number;
  /** Number of attempts, which is limited for tasks that crash the process. */
  attempts: number;
  /** Error message for the user. */
  error: string | null;
  /** Process that runs it. */
  owner: ColumnType<string | null, string | null | undefined, string | null>;
  /** End of the process's lease, or time of the next attempt. */
  lease_until: ColumnType<EpochMs | null, EpochMs | null | undefined, EpochMs | null>;
  /** Rows of the final file; null until known. */
  total_rows: ColumnType<number | null, number | null | undefined, number | null>;
  /** Size of the file; null without one, and for files of earlier releases. */
  bytes: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<EpochMs, EpochMs, never>;
  updated_at: EpochMs;
}

/** A scheduled export, once or repeated. */
export interface ExportSchedulesTable {
  id: string;
  user_id: string;
  /** The request of each run. */
  request: JsonText;
  frequency: ScheduledExport['frequency'];
  first_run_at: EpochMs;
  /** Null after the last run. */
  next_run_at: EpochMs | null;
  last_run_at: EpochMs | null;
  /** The export task of the last run; null if it could not start. */
  last_task_id: string | null;
  /** Error message of a run that could not start. */
  error: string | null;
  created_at: EpochMs;
}

/** The nonce of an opened dashboard address; each is used once. */
export interface EmbedNoncesTable {
  nonce: string;
  expires_at: EpochMs;
}

/** A user's visit to the embedded dashboards. */
export interface EmbedSessionsTable {
  /** Hash of the opaque id in the frame's cookie. */
  id_hash: string;
  user_id: string;
  /** The sign-in with which the visit ends; null if another system signed the address. */
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
  /** The sign-in with which it ends. */
  session_hash: string;
  /** Looker's reference of the session, sealed. */
  sealed_reference: string;
  expires_at: EpochMs;
}

/** Id of a user at an outside provider. */
export interface ProviderAccountsTable {
  user_id: string;
  subject: string;
  /** The provider of an invited user; else null. */
  issuer: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An exchanged ID token, which cannot be used again. */
export interface UsedIdTokensTable {
  token_hash: string;
  expires_at: EpochMs;
}

/** A confirmed second factor. */
export interface MfaFactorsTable {
  id: string;
  user_id: string;
  type: 'totp' | 'passkey';
  /** Name in the owner's list. */
  name: string;
  /** The secret of one-time codes, sealed; null for a passkey. */
  secret_sealed: string | null;
  /** The last time step of a used code; codes up to it are invalid. Null for a passkey. */
  last_step: number | null;
  /** Base64url; null for one-time codes. */
  credential_id: string | null;
  /** The passkey's public key and properties; null for one-time codes. */
  passkey: JsonText | null;
  /** The authenticator's signature counter; null for one-time codes. */
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

/** Permission to set up a factor in one browser, for some minutes. */
export interface MfaTicketsTable {
  /** Hash of the secret in the address. */
  ticket_hash: string;
  user_id: string;
  /** Hash of the secret in the cookie of the browser that redeemed the ticket; null until then. */
  browser_hash: string | null;
  /** When the user verified an existing factor, or had none; null: not yet. */
  proved_at: EpochMs | null;
  /** Encrypted draft of an unconfirmed factor. */
  draft_sealed: string | null;
  expires_at: EpochMs;
}

/** A sign-in with a correct password that waits for the second factor. */
export interface MfaStepsTable {
  /** Hash of the interaction's uid. */
  step_hash: string;
  user_id: string;
  /** The passkey's challenge; null until a page requests it. */
  challenge: string | null;
  expires_at: EpochMs;
}

/** A store of authorization models and relationships. */
export interface AuthorizationStoresTable {
  /** A ULID. */
  id: string;
  name: string;
  /** Increments with each write; its changes have the new version. */
  version: Generated<number>;
  /** How many relationships it holds. */
  tuple_count: Generated<number>;
  created_at: ColumnType<EpochMs, EpochMs, never>;
  updated_at: EpochMs;
}

/** An authorization model: it never changes. */
export interface AuthorizationModelsTable {
  /** A ULID, which increases with time. */
  id: string;
  store_id: string;
  /** The model in OpenFGA's JSON. */
  source: ColumnType<JsonText, JsonText, never>;
  /** Relationships that the model is expected to give or not to give. */
  assertions: ColumnType<JsonText, JsonText | undefined, JsonText>;
}

/** The default model of calls. */
export interface AuthorizationActiveModelsTable {
  store_id: string;
  model_id: string;
  /** When the product's relationships were copied to this store of a real OpenFGA. */
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

/** Names of organizations, agency networks and applications. A relationship marks disabled ones. */
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
  /** Hash of the secret before the last rotation; null: never rotated. */
  previous_secret_hash: string | null;
  previous_secret_until: EpochMs | null;
  created_by: string;
  created_at: EpochMs;
  last_used_at: EpochMs | null;
}

/** A stored response for an idempotency key. */
export interface IdempotencyKeysTable {
  owner: string;
  key_hash: string;
  /** Hash of the call and its input. */
  request_hash: string;
  begun_at: EpochMs;
  /** Encrypted; null while the request is running. */
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
