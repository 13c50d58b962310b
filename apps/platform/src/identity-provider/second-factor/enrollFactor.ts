import type { MfaTicketRow, UserRow } from '../../database/Tables.ts';
import { isRead, seeOther, sendPage } from '../providerPages.ts';
import { readForm } from '../readForm.ts';
import type { EnrollmentPagesOptions, EnrollmentVisit } from './createEnrollmentPages.ts';
import { appPage, enrollmentPath, passkeyPage, recoveryCodesPage } from './enrollmentPages.ts';
import type { NewFactor } from './FactorStore.ts';
import type { RegisteredPasskey } from './passkeys.ts';
import { newTotpSecret, totpStep } from './totp.ts';

const longestName = 60;

/** A continued enrolment, and its user. */
export interface Enrollment {
  row: MfaTicketRow;
  user: UserRow;
}

/** Sets up one-time codes: shows the secret, and adds the factor after a correct code. */
export async function answerApp(
  visit: EnrollmentVisit,
  { row, user }: Enrollment,
  options: EnrollmentPagesOptions,
): Promise<void> {
  const { request, response } = visit;
  const { tickets } = options.secondFactor;
  const draft = tickets.readDraft(row);
  const secret = draft.totpSecret ?? newTotpSecret();
  if (draft.totpSecret === undefined) await tickets.writeDraft(row, { ...draft, totpSecret: secret });
  if (isRead(request)) return sendPage(response, appPage({ email: user.email, secret, message: null }));
  const usedStep = totpStep(secret, (await readForm(request))?.get('code') ?? '', options.now());
  if (usedStep !== null) return void (await confirm(visit, row, { type: 'totp', secret, usedStep }, options));
  const message = 'That code does not work. Enter the code that the app shows now.';
  sendPage(response, appPage({ email: user.email, secret, message }), 401);
}

/** Sets up a passkey: asks the authenticator for one, and adds the factor after a valid response. */
export async function answerPasskey(
  visit: EnrollmentVisit,
  { row, user }: Enrollment,
  options: EnrollmentPagesOptions,
): Promise<void> {
  const { request, response } = visit;
  const { tickets, passkeys, store } = options.secondFactor;
  const show = async (message: string | null, status: number): Promise<void> => {
    const { options: creation, challenge } = await passkeys.registrationOptions(user, await store.factorsOf(user.id));
    await tickets.writeDraft(row, { ...tickets.readDraft(row), challenge });
    sendPage(response, passkeyPage({ options: creation, message }), status);
  };
  if (isRead(request)) return show(null, 200);
  const fields = await readForm(request);
  const registered = await register(fields?.get('answer') ?? '', row, options);
  if (registered === null) return show('The passkey did not work. Try again, or choose another way.', 401);
  // Remove control characters: they are not readable, and not every database stores them.
  const name = fields?.get('name')?.replaceAll(/\p{C}/gu, '').trim().slice(0, longestName) || 'Passkey';
  const confirmation = await confirm(visit, row, { type: 'passkey', name, ...registered }, options);
  if (confirmation === 'taken') return show('This passkey is in use already. Use another one.', 409);
}

async function register(
  answer: string,
  row: MfaTicketRow,
  options: EnrollmentPagesOptions,
): Promise<RegisteredPasskey | null> {
  const { tickets, passkeys } = options.secondFactor;
  const { challenge } = tickets.readDraft(row);
  if (challenge === undefined) return null;
  try {
    return await passkeys.register(answer, challenge);
  } catch (error) {
    options.logger.warn({ err: error, person: row.user_id }, 'a new passkey was refused');
    return null;
  }
}

/** Assigns the factor to the user, and shows the next step unless the passkey is taken. */
async function confirm(
  { response }: EnrollmentVisit,
  row: MfaTicketRow,
  factor: NewFactor,
  { secondFactor, publicUrl, logger }: EnrollmentPagesOptions,
): Promise<'answered' | 'taken'> {
  const doneUrl = `${publicUrl}/mfa/enrolled`;
  const confirmation = await secondFactor.store.confirm(row, factor);
  if (confirmation.kind === 'taken') return 'taken';
  // Another request finished or cancelled it: the ticket's page says so.
  if (confirmation.kind === 'over') seeOther(response, enrollmentPath);
  else {
    logger.info({ person: row.user_id, type: factor.type }, 'second factor set up');
    const { recoveryCodes: codes } = confirmation;
    if (codes.length === 0) seeOther(response, doneUrl);
    else sendPage(response, recoveryCodesPage({ codes, doneUrl }));
  }
  return 'answered';
}
