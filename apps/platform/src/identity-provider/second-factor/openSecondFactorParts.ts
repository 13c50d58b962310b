import type { Logger } from 'pino';
import type { NoteRefusedSignIn } from '../../identity/createRefusedSignIns.ts';
import type { Database } from '../../database/Database.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import type { Limits } from '../../limits/Limiter.ts';
import type { SealedBox } from '../../secrets/createSealedBox.ts';
import type { Secrets } from '../../secrets/Secrets.ts';
import { createFactorStep, type FactorOutcome, type FactorVisit } from './createFactorStep.ts';
import { createVerifyFactor } from './createVerifyFactor.ts';
import { createEnrollmentTickets, type EnrollmentTickets } from './EnrollmentTickets.ts';
import { createFactorStore, type FactorStore } from './FactorStore.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createPendingSteps, type PendingSteps } from './PendingSteps.ts';

/** Parts shared by sign-in and enrolment. */
export interface SecondFactorParts {
  store: FactorStore;
  steps: PendingSteps;
  tickets: EnrollmentTickets;
  passkeys: Passkeys;
  /** Serves the page that asks for a second factor. */
  answerStep: (visit: FactorVisit) => Promise<FactorOutcome>;
}

/** Dependencies of the parts. */
export interface SecondFactorPartsOptions {
  database: Database;
  users: UserRepository;
  box: SealedBox;
  secrets: Secrets;
  issuer: string;
  /** Origins of pages to which users return. */
  returnOrigins: readonly string[];
  noteRefused: NoteRefusedSignIn;
  limits: Pick<Limits, 'open'>;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Opens second factors at the embedded provider. Wrong attempts are counted once for sign-in and enrolment. */
export function openSecondFactorParts(options: SecondFactorPartsOptions): SecondFactorParts {
  const { database, users, box, secrets, issuer, returnOrigins, noteRefused, limits, logger, now } = options;
  const store = createFactorStore({ database, box, secrets, now });
  const steps = createPendingSteps({ database, now });
  const passkeys = createPasskeys(issuer);
  const verifyFactor = createVerifyFactor({ database, store, passkeys, secrets, noteRefused, limits, logger, now });
  return {
    store,
    steps,
    tickets: createEnrollmentTickets({ database, box, now }),
    passkeys,
    answerStep: createFactorStep({ issuer, users, store, steps, passkeys, verifyFactor, formTargets: returnOrigins }),
  };
}
