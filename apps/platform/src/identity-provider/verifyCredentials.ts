import type { NoteRefusedSignIn } from '../identity/createRefusedSignIns.ts';
import { clientNetwork } from '../http/clientNetwork.ts';
import { emailKey, type UserRepository } from '../identity/UserRepository.ts';
import type { Limiter, Limits } from '../limits/Limiter.ts';
import { createBoundedWork } from './createBoundedWork.ts';
import { isPassword } from './passwordHash.ts';

/** One attempt to sign in. */
export interface Credentials {
  email: string;
  password: string;
  /** Network address of the attempt. */
  address: string;
}

/**
 * Result of a check: the user, a refusal without a reason, a blocked account with a correct password, or the time to
 * wait.
 */
export type CredentialsVerdict =
  | { kind: 'accepted'; userId: string }
  | { kind: 'refused' }
  | { kind: 'blocked'; userId: string }
  | { kind: 'wait'; waitMs: number };

/** Checks an attempt to sign in. */
export type VerifyCredentials = (credentials: Credentials) => Promise<CredentialsVerdict>;

/** Options of the check. */
export interface VerifyCredentialsOptions {
  users: Pick<UserRepository, 'findByEmail'>;
  noteRefused: NoteRefusedSignIn;
  limits: Pick<Limits, 'open'>;
  /** Whether a password matches a hash; returns false after the same work without one. Default: scrypt. */
  matches?: (password: string, hash: string | null) => Promise<boolean>;
}

const windowMs = 15 * 60_000;
/** Max failed attempts with one email address from one network address. */
const maximumPerPersonHere = 10;
/**
 * Max failed attempts from one network address (IPv6: one network) with any email address; users behind one router
 * share it.
 */
const maximumPerNetwork = 100;
/** Max failed attempts with one email address from all networks together. */
const maximumPerPerson = 100;
/** Time for which a user's network stays known after a sign-in there. */
const knownForMs = 30 * 24 * 3_600_000;
/** Each check uses 32 MiB and one of Node's four threads; the others stay free for files and databases. */
const checksAtATime = 2;
const checksWaiting = 32;
const busyWaitMs = 2_000;

/**
 * Checks an email address and password. An unknown user and a wrong password give the same result after the same work;
 * only a correct password reveals that an account is blocked. Further attempts must wait for 15 minutes after ten
 * failures with one email address from one network, 100 failures from one network with any address, or 100 failures
 * with one address from anywhere; an IPv6 /64 counts as one network. The last limit exempts networks from which the
 * user signed in during the last 30 days, so that strangers cannot lock users out. If too many checks are waiting, the
 * attempt is refused without counting.
 */
export function createVerifyCredentials({
  users,
  noteRefused,
  limits,
  matches = isPassword,
}: VerifyCredentialsOptions): VerifyCredentials {
  const open = (name: string, maximum: number) => limits.open({ name: `passwords ${name}`, maximum, windowMs });
  const ofPersonHere = open('of a person in a network', maximumPerPersonHere);
  const ofNetwork = open('of a network', maximumPerNetwork);
  const ofPersonAnywhere = open('of a person', maximumPerPerson);
  /** One sign-in makes a network known. */
  const known = limits.open({ name: 'known networks', maximum: 1, windowMs: knownForMs });
  const checks = createBoundedWork({ running: checksAtATime, waiting: checksWaiting });

  return async ({ email, password, address }) => {
    const network = clientNetwork(address);
    const person = emailKey(email);
    const personHere = JSON.stringify([person, network]);
    const isKnown = (await known.waitMs(personHere)) > 0;
    const attempt = await countAttempt([
      [ofPersonHere, personHere],
      [ofNetwork, network],
      ...(isKnown ? [] : [[ofPersonAnywhere, person] as const]),
    ]);
    if (attempt.waitMs > 0) return { kind: 'wait', waitMs: attempt.waitMs };
    const check = checks.run(async () => {
      const user = await users.findByEmail(email);
      return { user, isRight: await matches(password, user?.password_hash ?? null) };
    });
    if (check === null) {
      await attempt.takeBack();
      return { kind: 'wait', waitMs: busyWaitMs };
    }
    const { user, isRight } = await check;
    if (user === undefined) return { kind: 'refused' };
    if (!isRight) {
      noteRefused(user.id, 'password');
      return { kind: 'refused' };
    }
    await attempt.takeBack();
    await ofPersonHere.clear(personHere);
    await known.clear(personHere);
    await known.count(personHere);
    if (user.blocked === 0) return { kind: 'accepted', userId: user.id };
    noteRefused(user.id, 'blocked');
    return { kind: 'blocked', userId: user.id };
  };
}

/** Result of counting an attempt. */
interface CountedAttempt {
  /** 0 if it was counted, else the time to wait. */
  waitMs: number;
  takeBack(): Promise<void>;
}

/** Counts an attempt in all limiters, or in none if one has reached its limit. */
async function countAttempt(counted: readonly (readonly [Limiter, string])[]): Promise<CountedAttempt> {
  for (const [index, [limiter, key]] of counted.entries()) {
    const waitMs = await limiter.count(key);
    if (waitMs === 0) continue;
    await takeBack(counted.slice(0, index));
    return { waitMs, takeBack: () => Promise.resolve() };
  }
  return { waitMs: 0, takeBack: () => takeBack(counted) };
}

async function takeBack(counted: readonly (readonly [Limiter, string])[]): Promise<void> {
  for (const [limiter, key] of counted) await limiter.takeBack(key);
}
