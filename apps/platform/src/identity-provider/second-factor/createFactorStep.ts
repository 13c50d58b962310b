import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MfaFactorRow, MfaStepRow } from '../../database/Tables.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import { isForeign, isRead, refuseMethod, sendPage } from '../providerPages.ts';
import { readForm } from '../readForm.ts';
import { type FactorMethod, factorMethods, type FactorProof, type FactorVerdict } from './createVerifyFactor.ts';
import { factorPage } from './factorPage.ts';
import type { FactorStore } from './FactorStore.ts';
import type { Passkeys } from './passkeys.ts';
import type { PendingSteps } from './PendingSteps.ts';

const refusals: Record<FactorMethod, string> = {
  app: 'That code does not work. Wait for the next one and try again.',
  recovery: 'That recovery code does not work. Check it, or use another one.',
  passkey: 'The passkey did not work. Try again, or choose another way.',
};
const waitMessage = 'Too many wrong attempts. Wait 15 minutes and try again.';

/** A request to the page of a pending step. */
export interface FactorVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** Key of the pending step. */
  key: string;
  /** Path of the page. */
  path: string;
  /** Address to sign in with another account; null if there is no choice. */
  otherAccount: string | null;
}

/**
 * Result of a request. `answered`: a page was sent. `accepted`: the factor was verified, and the caller continues.
 * `over`: the step does not exist or has ended; the caller reports it.
 */
export type FactorOutcome =
  { kind: 'answered' } | { kind: 'over' } | { kind: 'accepted'; userId: string; amr: 'otp' | 'hwk' | 'swk' };

/** Options of the page. */
export interface FactorStepOptions {
  issuer: string;
  users: UserRepository;
  store: FactorStore;
  steps: PendingSteps;
  passkeys: Passkeys;
  verifyFactor: (step: MfaStepRow, proof: FactorProof) => Promise<FactorVerdict>;
  formTargets: readonly string[];
}

/** Creates the page that asks for a second factor and checks it, for sign-in and enrolment. */
export function createFactorStep(options: FactorStepOptions): (visit: FactorVisit) => Promise<FactorOutcome> {
  const { issuer, steps, verifyFactor } = options;
  return async (visit) => {
    const { request, response, key } = visit;
    const step = await steps.find(key);
    if (step === undefined) return { kind: 'over' };
    if (isRead(request)) return showStep(visit, step, { method: readWay(request), message: null }, 200, options);
    if (request.method !== 'POST') {
      refuseMethod(response);
      return { kind: 'answered' };
    }
    const proof = isForeign(request, issuer) ? null : await readProof(request);
    if (proof === null) return showStep(visit, step, { method: null, message: null }, 400, options);
    const verdict = await verifyFactor(step, proof);
    if (verdict.kind === 'over') return { kind: 'over' };
    if (verdict.kind === 'accepted') return { kind: 'accepted', userId: step.user_id, amr: verdict.amr };
    if (verdict.kind === 'refused')
      return showStep(visit, step, { method: proof.method, message: refusals[proof.method] }, 401, options);
    response.setHeader('retry-after', Math.ceil(verdict.waitMs / 1000));
    return showStep(visit, step, { method: proof.method, message: waitMessage }, 429, options);
  };
}

async function showStep(
  { response, key, path, otherAccount }: FactorVisit,
  step: MfaStepRow,
  asked: { method: FactorMethod | null; message: string | null },
  status: number,
  { users, store, steps, passkeys, formTargets }: FactorStepOptions,
): Promise<FactorOutcome> {
  const factors = await store.factorsOf(step.user_id);
  const user = await users.find(step.user_id);
  if (user === undefined || factors.length === 0) return { kind: 'over' };
  const methods = methodsOf(factors);
  const method = methods.find((known) => known === asked.method) ?? methods[0] ?? 'recovery';
  let passkeyOptions: object | null = null;
  if (method === 'passkey') {
    const { options, challenge } = await passkeys.authenticationOptions(factors);
    await steps.setChallenge(key, challenge);
    passkeyOptions = options;
  }
  const { message } = asked;
  const page = factorPage({
    action: path,
    email: user.email,
    method,
    methods,
    passkeyOptions,
    message,
    otherAccount,
    formTargets,
  });
  sendPage(response, page, status);
  return { kind: 'answered' };
}

/** Users with a factor also have recovery codes. */
function methodsOf(factors: readonly MfaFactorRow[]): FactorMethod[] {
  const has: Record<FactorMethod, boolean> = {
    passkey: factors.some(({ type }) => type === 'passkey'),
    app: factors.some(({ type }) => type === 'totp'),
    recovery: true,
  };
  return factorMethods.filter((method) => has[method]);
}

function readWay(request: IncomingMessage): FactorMethod | null {
  const way = new URL(request.url ?? '/', 'http://localhost').searchParams.get('with');
  return factorMethods.find((method) => method === way) ?? null;
}

/** Returns null for anything but the page's form. */
async function readProof(request: IncomingMessage): Promise<FactorProof | null> {
  const fields = await readForm(request);
  const method = factorMethods.find((known) => known === fields?.get('method'));
  const answer = fields?.get('answer');
  return method === undefined || answer === null || answer === undefined ? null : { method, answer };
}
