import type { NoteRefusedSignIn } from '../identity/createRefusedSignIns.ts';
import { createAttemptLimiter } from '../http/AttemptLimiter.ts';
import { clientNetwork } from '../http/clientNetwork.ts';
import { emailKey, type UserRepository } from '../identity/UserRepository.ts';
import { createBoundedWork } from './createBoundedWork.ts';
import { isPassword } from './passwordHash.ts';

/** One attempt to sign in. */
export interface Credentials {
  email: string;
  password: string;
  /** Network address that the attempt comes from. */
  address: string;
}

/**
 * Whether a person may sign in: who, that it was refused without saying why, that the password is right and the account
 * blocked, or how long to wait.
 */
export type CredentialsVerdict =
  | { kind: 'accepted'; userId: string }
  | { kind: 'refused' }
  | { kind: 'blocked'; userId: string }
  | { kind: 'wait'; waitMs: number };

/** Checks an attempt to sign in. */
export type VerifyCredentials = (credentials: Credentials) => Promise<CredentialsVerdict>;

/** What checking takes. */
export interface VerifyCredentialsOptions {
  users: Pick<UserRepository, 'findByEmail'>;
  noteRefused: NoteRefusedSignIn;
  /** Now, milliseconds since the epoch. */
  now: () => number;
  /** Whether a password is the one of a hash, or false after the same work without one. Default scrypt's. */
  matches?: (password: string, hash: string | null) => Promise<boolean>;
}

/** Failed attempts from one network address (IPv6: one network), whatever the e-mail addresses: people behind one router share it. */
const maximumPerNetwork = 100;
/** Failed attempts with one e-mail address from all networks together. */
const maximumPerPerson = 100;
/** How long a person's network stays known after a sign-in there. */
const knownForMs = 30 * 24 * 3_600_000;
/** Each check takes 32 MiB and a thread of Node's four for its time; the others stay free for files and databases. */
const checksAtATime = 2;
const checksWaiting = 32;
const busyWaitMs = 2_000;

/**
 * Checks an e-mail address and password. An unknown person and a wrong password give the same answer after the same work;
 * only the right password shows that an account is blocked. The next attempts wait until 15 minutes after ten failures with
 * one e-mail address from one network, 100 failures from one network with any address, or 100 failures with one address
 * from anywhere; of IPv6 a whole /64 counts as one network. The last limit leaves out networks from which the person signed
 * in during the last 30 days, so that strangers cannot lock people out. Where too many checks wait already, the attempt is
 * turned away without counting.
 */
export function createVerifyCredentials({
  users,
  noteRefused,
  now,
  matches = isPassword,
}: VerifyCredentialsOptions): VerifyCredentials {
  const ofPersonHere = createAttemptLimiter({ now });
  const ofNetwork = createAttemptLimiter({ now, maximum: maximumPerNetwork });
  const ofPersonAnywhere = createAttemptLimiter({ now, maximum: maximumPerPerson });
  /** One sign-in is enough for a network to be known. */
  const known = createAttemptLimiter({ now, maximum: 1, windowMs: knownForMs });
  const checks = createBoundedWork({ running: checksAtATime, waiting: checksWaiting });

  return async ({ email, password, address }) => {
    const network = clientNetwork(address);
    const person = emailKey(email);
    const personHere = JSON.stringify([person, network]);
    const isKnown = known.waitMs(personHere) > 0;
    const waitMs = Math.max(
      ofPersonHere.waitMs(personHere),
      ofNetwork.waitMs(network),
      isKnown ? 0 : ofPersonAnywhere.waitMs(person),
    );
    if (waitMs > 0) return { kind: 'wait', waitMs };
    const check = checks.run(async () => {
      const user = await users.findByEmail(email);
      return { user, isRight: await matches(password, user?.password_hash ?? null) };
    });
    if (check === null) return { kind: 'wait', waitMs: busyWaitMs };
    // In the same turn as the question above, so that many at once cannot slip through.
    ofPersonHere.begin(personHere);
    ofNetwork.begin(network);
    ofPersonAnywhere.begin(person);
    const { user, isRight } = await check;
    if (user === undefined) return { kind: 'refused' };
    if (!isRight) {
      noteRefused(user.id, 'password');
      return { kind: 'refused' };
    }
    ofPersonHere.clear(personHere);
    ofNetwork.takeBack(network);
    ofPersonAnywhere.takeBack(person);
    known.begin(personHere);
    if (user.blocked === 0) return { kind: 'accepted', userId: user.id };
    noteRefused(user.id, 'blocked');
    return { kind: 'blocked', userId: user.id };
  };
}
