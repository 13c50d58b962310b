import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { MfaFactorRow, UserRow } from '../../database/Tables.ts';

/** Max length of an authenticator's response. */
const longestAnswer = 12_000;

const storedPasskeySchema = z.object({
  /** COSE key, base64url. */
  publicKey: z.string(),
  transports: z.array(z.string()),
  /** `multiDevice`: it is synchronised between the devices of its owner. */
  deviceType: z.enum(['singleDevice', 'multiDevice']),
  backedUp: z.boolean(),
  /** Model id of the authenticator. */
  aaguid: z.string(),
});

/** Stored data of a passkey besides its id and counter. */
export type StoredPasskey = z.infer<typeof storedPasskeySchema>;

/** A passkey that an authenticator has just created. */
export interface RegisteredPasskey {
  credentialId: string;
  counter: number;
  passkey: StoredPasskey;
}

/** A passkey that has signed a challenge. */
export interface UsedPasskey {
  factor: MfaFactorRow;
  counter: number;
  /** Whether the key is bound to one device. */
  isHardware: boolean;
}

/** WebAuthn for the provider's host. Throws for invalid responses, with the reason for the log. */
export interface Passkeys {
  /** Returns options for `navigator.credentials.create`, and their challenge. */
  registrationOptions(user: UserRow, factors: readonly MfaFactorRow[]): Promise<{ options: object; challenge: string }>;
  register(answer: string, challenge: string): Promise<RegisteredPasskey>;
  /** Returns options for `navigator.credentials.get`, and their challenge. */
  authenticationOptions(factors: readonly MfaFactorRow[]): Promise<{ options: object; challenge: string }>;
  authenticate(answer: string, challenge: string, factors: readonly MfaFactorRow[]): Promise<UsedPasskey>;
}

/** Creates WebAuthn for an issuer. Passkeys only work for its host, so a change of host invalidates all. */
export function createPasskeys(issuer: string): Passkeys {
  const { hostname: rpID, origin } = new URL(issuer);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    async registrationOptions(user, factors) {
      const options = await generateRegistrationOptions({
        rpName: 'Agency Insights',
        rpID,
        userName: user.email,
        userDisplayName: `${user.first_name} ${user.last_name}`.trim() || user.email,
        attestationType: 'none',
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        excludeCredentials: credentialsOf(factors),
      });
      return { options, challenge: options.challenge };
    },
    register: (answer, challenge) => register(answer, { ...expected, expectedChallenge: challenge }),
    async authenticationOptions(factors) {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: credentialsOf(factors),
      });
      return { options, challenge: options.challenge };
    },
    authenticate: (answer, challenge, factors) =>
      authenticate(answer, factors, { ...expected, expectedChallenge: challenge }),
  };
}

/** Requirements of a response. */
interface Expected {
  expectedChallenge: string;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
}

async function register(answer: string, expected: Expected): Promise<RegisteredPasskey> {
  const response = readAnswer(answer) as RegistrationResponseJSON;
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
  if (!verified) throw new Error('The attestation is not valid.');
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo;
  return {
    credentialId: credential.id,
    counter: credential.counter,
    passkey: {
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: credential.transports ?? [],
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
      aaguid,
    },
  };
}

async function authenticate(
  answer: string,
  factors: readonly MfaFactorRow[],
  expected: Expected,
): Promise<UsedPasskey> {
  const response = readAnswer(answer) as AuthenticationResponseJSON;
  const factor = factors.find(({ credential_id: id }) => id !== null && id === response.id);
  if (factor === undefined) throw new Error('The passkey belongs to another user.');
  const { publicKey, transports, deviceType } = storedPasskey(factor);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      // Refuse a counter that does not increase: the key may have been copied.
      counter: factor.counter ?? 0,
      transports,
    },
  });
  if (!verified) throw new Error('The signature is not valid.');
  return { factor, counter: authenticationInfo.newCounter, isHardware: deviceType === 'singleDevice' };
}

function credentialsOf(factors: readonly MfaFactorRow[]) {
  return factors.flatMap((factor) =>
    factor.credential_id === null ? [] : [{ id: factor.credential_id, transports: storedPasskey(factor).transports }],
  );
}

function storedPasskey(factor: MfaFactorRow): StoredPasskey {
  return storedPasskeySchema.parse(JSON.parse(factor.passkey ?? 'null'));
}

const answerSchema = z.looseObject({ id: z.string(), response: z.looseObject({}) });

function readAnswer(text: string): unknown {
  if (text.length > longestAnswer) throw new Error('The response is too long.');
  return answerSchema.parse(JSON.parse(text));
}
