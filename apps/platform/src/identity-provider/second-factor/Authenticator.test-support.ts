import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { LoadedPage } from '../../testing/Browser.test-support.ts';

const userPresent = 0x01;
const userVerified = 0x04;
const attestedData = 0x40;

/** Options that a form of the provider passes to the browser. */
interface PasskeyRequest {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

/** A security key in software: one key on P-256, and a counter that tests may turn back. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  /** How often it has signed. */
  counter = 0;
  /** Whether it asks its owner for a finger or a PIN. */
  verifiesUser = true;

  /** @param origin Origin of the pages that it is used on. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to a page that asks for a new passkey. */
  create(page: LoadedPage): string {
    const request = requestOf(page);
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#authenticatorData(request.rp?.id ?? '', attestedData),
      Buffer.alloc(16),
      idLength,
      this.id,
      coseKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', request).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  /** The answer to a page that asks for the passkey. */
  get(page: LoadedPage): string {
    const request = requestOf(page);
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(request.rpId ?? '', 0);
    const clientData = this.#clientData('webauthn.get', request);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
    });
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, { challenge }: PasskeyRequest): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | userPresent | (this.verifiesUser ? userVerified : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }
}

function requestOf({ html }: LoadedPage): PasskeyRequest {
  const text = / data-options="([^"]*)"/.exec(html)?.[1] ?? 'null';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as PasskeyRequest;
}
