import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EmbedAlgorithm } from '../../config/PlatformConfig.ts';

/** Path that signed addresses begin with, on the dashboards' origin. */
export const loginPath = '/login/embed/';

/** The user of a signed address. */
export interface EmbedUser {
  /** The user's id on this platform. */
  externalUserId: string;
  /** Max lifetime of the embed session, in seconds. */
  sessionLengthSeconds: number;
  /** Facts about the user that the signature covers. Default none. */
  userAttributes?: Readonly<Record<string, string>>;
}

/** The user's rights in the dashboards, in the vendor's terms. */
export interface EmbedRights {
  permissions: readonly string[];
  models: readonly string[];
}

/** Contents of a signed address. */
export interface SignedAddress extends EmbedUser {
  /** Path and query of the dashboard: `/embed/dashboards/agency?embed_domain=…`. */
  target: string;
  nonce: string;
  /** When the address was signed, in seconds since the epoch. */
  timeSeconds: number;
}

/** Input of an address to sign. */
export interface AddressToSign extends EmbedUser, EmbedRights {
  /** Path and query of the dashboard. */
  target: string;
}

/** Faults of a signed address that need no lookup. */
export type SignatureFault = 'malformed' | 'signature' | 'access_filters';

/** Parameters in the vendor's signing order; optional ones only if present. */
const signedNames = [
  'nonce',
  'time',
  'session_length',
  'external_user_id',
  'permissions',
  'models',
  'group_ids',
  'external_group_id',
  'user_attributes',
  'access_filters',
] as const;
const optionalNames: ReadonlySet<string> = new Set(['group_ids', 'external_group_id', 'user_attributes']);

/**
 * Signs the address of a dashboard as Looker's "signed embed URL" does: an HMAC, by default with SHA-1, over host, path
 * and the JSON-encoded parameters, joined by line feeds. `origin` is the dashboards' address without a slash at the end; the nonce is new
 * for each address.
 */
export function signEmbedAddress(
  { target, externalUserId, sessionLengthSeconds, userAttributes, permissions, models }: AddressToSign,
  { origin, nowMs, ...key }: SigningKey & { origin: string; nowMs: number },
): string {
  const parameters = new Map<string, string>();
  const set = (name: string, value: unknown): void => void parameters.set(name, JSON.stringify(value));
  set('nonce', randomBytes(16).toString('hex'));
  set('time', Math.floor(nowMs / 1000));
  set('session_length', sessionLengthSeconds);
  set('external_user_id', externalUserId);
  set('permissions', permissions);
  set('models', models);
  if (userAttributes !== undefined) set('user_attributes', userAttributes);
  set('access_filters', {});
  const path = loginPath + encodeURIComponent(target);
  const signature = signatureOf(new URL(origin).host, path, parameters, key);
  const query = [...parameters, ['signature', signature]].map(
    ([name, value]) => `${name}=${encodeURIComponent(value as string)}`,
  );
  return `${origin}${path}?${query.join('&')}`;
}

/**
 * Reads a signed address and checks its signature. `requestTarget` is the path with its query exactly as it was
 * received: a proxy that decodes `%2F` breaks the signature. Age, nonce and user are for the caller to check.
 */
export function readSignedAddress(
  requestTarget: string,
  { host, secret }: { host: string; secret: string },
): SignedAddress | SignatureFault {
  const { path, parameters } = splitTarget(requestTarget);
  if (signedNames.some((name) => !optionalNames.has(name) && !parameters.has(name))) return 'malformed';
  // Compare texts: several base64 texts decode to the same bytes.
  const given = Buffer.from(parameters.get('signature') ?? '');
  const expected = Buffer.from(signatureOf(host, path, parameters, { secret }));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'signature';
  return readParameters(path, parameters);
}

interface SigningKey {
  secret: string;
  algorithm?: EmbedAlgorithm;
}

function signatureOf(
  host: string,
  path: string,
  parameters: ReadonlyMap<string, string>,
  { secret, algorithm = 'hmac/sha-1' }: SigningKey,
): string {
  const values = signedNames.map((name) => parameters.get(name)).filter((value) => value !== undefined);
  return createHmac(algorithm === 'hmac/sha-256' ? 'sha256' : 'sha1', secret)
    .update([host, path, ...values].join('\n'))
    .digest('base64');
}

function splitTarget(requestTarget: string): { path: string; parameters: ReadonlyMap<string, string> } {
  const end = requestTarget.indexOf('?');
  const path = end < 0 ? requestTarget : requestTarget.slice(0, end);
  const query = new URLSearchParams(end < 0 ? '' : requestTarget.slice(end + 1));
  const parameters = new Map<string, string>();
  // The first value of a name is used, both signed and read.
  for (const [name, value] of query) if (!parameters.has(name)) parameters.set(name, value);
  return { path, parameters };
}

function readParameters(path: string, parameters: ReadonlyMap<string, string>): SignedAddress | SignatureFault {
  const read = (name: string): unknown => parseJson(parameters.get(name) ?? '');
  const nonce = read('nonce');
  const timeSeconds = read('time');
  const sessionLengthSeconds = read('session_length');
  const externalUserId = read('external_user_id');
  const userAttributes = parameters.has('user_attributes') ? read('user_attributes') : {};
  const accessFilters = read('access_filters');
  const target = decodeTarget(path);
  if (
    target === null ||
    typeof nonce !== 'string' ||
    nonce.length < 8 ||
    nonce.length > 255 ||
    !isWholeNumber(timeSeconds) ||
    !isWholeNumber(sessionLengthSeconds) ||
    (typeof externalUserId !== 'string' && typeof externalUserId !== 'number') ||
    !Array.isArray(read('permissions')) ||
    !Array.isArray(read('models')) ||
    !isRecord(userAttributes) ||
    !isRecord(accessFilters)
  )
    return 'malformed';
  // Rights come from the user's permissions here; a filter that is signed but not applied would show too much.
  if (Object.keys(accessFilters).length > 0) return 'access_filters';
  return {
    target,
    nonce,
    timeSeconds,
    sessionLengthSeconds,
    externalUserId: String(externalUserId),
    userAttributes: textValues(userAttributes),
  };
}

function decodeTarget(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(loginPath.length));
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textValues(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
