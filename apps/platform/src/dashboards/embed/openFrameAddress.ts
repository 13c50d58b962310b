import type { DashboardId } from '@agency-insights/insights-api/contract';
import type { Person } from '../../http/Person.ts';
import { dashboardsOf } from './dashboardsOf.ts';
import { embedRefusal, type EmbedRefusal, type EmbedRefusalCode } from './EmbedRefusal.ts';
import type { EmbedServiceOptions } from './EmbedService.ts';
import { loginPath, readSignedAddress, type SignedAddress } from './embedSignature.ts';
import { readEmbedTarget, type EmbedTarget } from './readEmbedTarget.ts';

/** Max difference between the time of a signed address and now. */
const windowMs = 5 * 60_000;
/** Max lifetime of an embed session: 30 days. */
const longestSessionMs = 30 * 24 * 3_600_000;

/** An opened frame address. */
export interface OpenedEmbed {
  kind: 'opened';
  /** Path and query of the dashboard, with a single-use token in the fragment for frames without cookies. */
  location: string;
  /** Secret id of the session, for the frame's cookie; null in sessions without cookies. */
  sessionId: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A refused frame address. */
export interface RefusedEmbed {
  kind: 'refused';
  refusal: EmbedRefusal;
  /** Origin of the parent page that gets the reason; null if no allowed origin is known. */
  host: string | null;
}

type Outcome = OpenedEmbed | RefusedEmbed;

/** Opens a frame address, signed or with an authentication token. `requestTarget` is the path and query as received. */
export async function openFrameAddress(requestTarget: string, options: EmbedServiceOptions): Promise<Outcome> {
  const end = requestTarget.indexOf('?');
  const token = new URLSearchParams(end < 0 ? '' : requestTarget.slice(end)).get('embed_authentication_token');
  if (token !== null) return openWithToken(requestTarget.slice(loginPath.length, end), token, options);
  const host = new URL(options.dashboardsUrl()).host;
  const address = readSignedAddress(requestTarget, { host, secret: options.secret });
  return typeof address === 'string' ? refuse(address) : openSigned(address, options);
}

/** Reads a dashboard's path and query, and checks that the parent page may embed it. */
export function readAllowedTarget(
  target: string,
  { allowedOrigins }: Pick<EmbedServiceOptions, 'allowedOrigins'>,
): { dashboard: DashboardId; host: string } | RefusedEmbed {
  const read: EmbedTarget | EmbedRefusalCode = readEmbedTarget(target);
  if (typeof read === 'string') return refuse(read);
  const { dashboard, embedDomain: host } = read;
  if (host === null) return refuse('embed_domain');
  if (allowedOrigins().includes(host)) return { dashboard, host };
  return { kind: 'refused', refusal: embedRefusal('origin_not_allowed', host), host: null };
}

async function openSigned(address: SignedAddress, options: EmbedServiceOptions): Promise<Outcome> {
  const { sessions, now } = options;
  const target = readAllowedTarget(address.target, options);
  if ('kind' in target) return target;
  const { dashboard, host } = target;
  if (Math.abs(now() - address.timeSeconds * 1000) > windowMs) return refuse('expired_address', host);
  const person = await findPersonOf(address, options);
  if (person === null) return refuse('person', host);
  if (!dashboardsOf(person.permissions).includes(dashboard)) return refuse('permission', host);
  const expiresAt = now() + Math.min(address.sessionLengthSeconds * 1000, longestSessionMs);
  const sessionHash = address.userAttributes?.session ?? null;
  const begun = await sessions.begin({ userId: person.id, sessionHash, expiresAt, nonce: address.nonce });
  if (begun === null) return refuse('used_address', host);
  return open(address.target, { ...begun, expiresAt }, options);
}

async function openWithToken(encodedTarget: string, token: string, options: EmbedServiceOptions): Promise<Outcome> {
  const { sessions, tokens, users } = options;
  const decoded = decode(encodedTarget);
  if (decoded === null) return refuse('malformed');
  const target = readAllowedTarget(decoded, options);
  if ('kind' in target) return target;
  const { dashboard, host } = target;
  const idHash = await tokens.redeem(token, 'authentication');
  const session = idHash === null ? null : await sessions.find(idHash);
  if (session === null) return refuse('session', host);
  const { permissions } = await users.personOf(session.user);
  if (!dashboardsOf(permissions).includes(dashboard)) return refuse('permission', host);
  return open(decoded, { ...session, id: null }, options);
}

async function open(
  target: string,
  session: { id: string | null; idHash: string; expiresAt: number },
  { tokens }: EmbedServiceOptions,
): Promise<OpenedEmbed> {
  const { token } = await tokens.issue(session.idHash, 'authentication');
  return {
    kind: 'opened',
    location: `${target}#embed_authentication_token=${token}`,
    sessionId: session.id,
    expiresAt: session.expiresAt,
  };
}

async function findPersonOf(
  { externalUserId, userAttributes }: SignedAddress,
  { users, findPerson }: EmbedServiceOptions,
): Promise<Person | null> {
  const sessionHash = userAttributes?.session;
  const user = sessionHash === undefined ? await users.find(externalUserId) : await findPerson(sessionHash);
  return user?.id === externalUserId && user.blocked === 0 ? users.personOf(user) : null;
}

function refuse(code: EmbedRefusalCode, host: string | null = null): RefusedEmbed {
  return { kind: 'refused', refusal: embedRefusal(code), host };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
