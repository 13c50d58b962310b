import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { NoteRefusedSignIn } from '../../identity/createRefusedSignIns.ts';
import type { Database } from '../../database/Database.ts';
import type { MfaStepRow, Tables } from '../../database/Tables.ts';
import type { Limits } from '../../limits/Limiter.ts';
import type { Secrets } from '../../secrets/Secrets.ts';
import type { FactorStore } from './FactorStore.ts';
import type { Passkeys } from './passkeys.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { totpStep } from './totp.ts';

/** Methods to show a second factor. */
export const factorMethods = ['passkey', 'app', 'recovery'] as const;
/** A method to show a second factor. */
export type FactorMethod = (typeof factorMethods)[number];

/** A proof: a code, or an authenticator's response as JSON. */
export interface FactorProof {
  method: FactorMethod;
  answer: string;
}

/**
 * Result of checking a proof. `accepted` occurs once per step, with the `amr` value of the factor (RFC 8176). `over`:
 * another request used the step, or it was cancelled.
 */
export type FactorVerdict =
  | { kind: 'accepted'; amr: 'otp' | 'hwk' | 'swk' }
  | { kind: 'refused' }
  | { kind: 'over' }
  | { kind: 'wait'; waitMs: number };

/** Dependencies of checking factors. */
export interface VerifyFactorOptions {
  database: Database;
  store: FactorStore;
  passkeys: Passkeys;
  secrets: Pick<Secrets, 'sealingKey'>;
  noteRefused: NoteRefusedSignIn;
  limits: Pick<Limits, 'open'>;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

type Use = (transaction: Transaction<Tables>) => Promise<boolean>;
type FoundProof = { amr: 'otp' | 'hwk' | 'swk'; use: Use };

/** Max wrong proofs of a user, over all of their sign-ins, before further ones must wait. */
const maximumAttempts = 5;
const windowMs = 15 * 60_000;

/**
 * Checks second factors. Consumes a code or a passkey's response in the same transaction as the step: of concurrent
 * requests with the same proof only one is accepted, and a crash leaves neither a used code with an open step nor the
 * reverse.
 */
export function createVerifyFactor(
  options: VerifyFactorOptions,
): (step: MfaStepRow, proof: FactorProof) => Promise<FactorVerdict> {
  const { database, noteRefused, limits, logger } = options;
  const limiter = limits.open({ name: 'second factors', maximum: maximumAttempts, windowMs });
  return async (step, proof) => {
    // Count before any lookup, so that concurrent attempts are limited too.
    const waitMs = await limiter.count(step.user_id);
    if (waitMs > 0) return { kind: 'wait', waitMs };
    const found = await findProof(step, proof, options);
    const verdict = found === null ? 'refused' : await useUp(database, step, found.use);
    logger.info({ person: step.user_id, method: proof.method, verdict }, 'second factor');
    if (verdict === 'refused') noteRefused(step.user_id, 'second_factor');
    if (verdict !== 'accepted' || found === null) return verdict === 'over' ? { kind: 'over' } : { kind: 'refused' };
    await limiter.clear(step.user_id);
    return { kind: 'accepted', amr: found.amr };
  };
}

/** Consumes a proof and its step in one transaction. */
async function useUp({ db }: Database, step: MfaStepRow, use: Use): Promise<'accepted' | 'refused' | 'over'> {
  const over = new Error('The step is over.');
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await use(transaction))) return 'refused';
      const ended = await transaction
        .deleteFrom('mfa_steps')
        .where('step_hash', '=', step.step_hash)
        .executeTakeFirst();
      if (Number(ended.numDeletedRows) === 0) throw over;
      return 'accepted';
    });
  } catch (error) {
    if (error === over) return 'over';
    throw error;
  }
}

function findProof(step: MfaStepRow, proof: FactorProof, options: VerifyFactorOptions): Promise<FoundProof | null> {
  if (proof.method === 'app') return findTotp(step, proof.answer, options);
  if (proof.method === 'recovery') return Promise.resolve(recoveryCode(step, proof.answer, options));
  return findPasskey(step, proof.answer, options);
}

async function findTotp(
  step: MfaStepRow,
  code: string,
  { store, now }: VerifyFactorOptions,
): Promise<FoundProof | null> {
  for (const factor of await store.factorsOf(step.user_id)) {
    const secret = store.totpSecretOf(factor);
    const usedStep = secret === null ? null : totpStep(secret, code, now());
    if (usedStep === null) continue;
    return {
      amr: 'otp',
      // Codes of this or an earlier time step are refused from now on (RFC 6238, 5.2).
      use: (transaction) =>
        changesOne(
          transaction
            .updateTable('mfa_factors')
            .set({ last_step: usedStep, last_used_at: now() })
            .where('id', '=', factor.id)
            .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', usedStep)])),
        ),
    };
  }
  return null;
}

function recoveryCode(
  { user_id: userId }: MfaStepRow,
  code: string,
  { secrets, now }: VerifyFactorOptions,
): FoundProof {
  return {
    amr: 'otp',
    use: (transaction) =>
      changesOne(
        transaction
          .updateTable('mfa_recovery_codes')
          .set({ used_at: now() })
          .where('user_id', '=', userId)
          .where('code_hash', '=', hashRecoveryCode(code, userId, secrets))
          .where('used_at', 'is', null),
      ),
  };
}

async function findPasskey(step: MfaStepRow, answer: string, options: VerifyFactorOptions): Promise<FoundProof | null> {
  const { store, passkeys, logger, now } = options;
  if (step.challenge === null) return null;
  try {
    const factors = await store.factorsOf(step.user_id);
    const { factor, counter, isHardware } = await passkeys.authenticate(answer, step.challenge, factors);
    return {
      amr: isHardware ? 'hwk' : 'swk',
      use: (transaction) =>
        changesOne(
          transaction.updateTable('mfa_factors').set({ counter, last_used_at: now() }).where('id', '=', factor.id),
        ),
    };
  } catch (error) {
    logger.warn({ err: error, person: step.user_id }, 'a passkey was refused');
    return null;
  }
}

async function changesOne(query: {
  executeTakeFirst(): Promise<{ numUpdatedRows: bigint } | undefined>;
}): Promise<boolean> {
  return (await query.executeTakeFirst())?.numUpdatedRows === 1n;
}
