import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type CryptoKey, importPKCS8 } from 'jose';
import * as oidc from 'openid-client';
import type { ClientAuthenticationConfig } from '../config/PlatformConfig.ts';
import { StartProblem } from '../config/StartProblem.ts';

/**
 * Returns how the platform authenticates itself to a provider, from the configuration. Throws a StartProblem that names
 * OIDC_CLIENT_KEY_FILE if the key cannot be used.
 */
export async function clientAuthentication(config: ClientAuthenticationConfig): Promise<oidc.ClientAuth> {
  switch (config.method) {
    case 'none':
      return oidc.None();
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(config.secret);
    case 'client_secret_post':
      return oidc.ClientSecretPost(config.secret);
    case 'private_key_jwt':
      return oidc.PrivateKeyJwt(await readKey(config.keyFile));
  }
}

async function readKey(file: string): Promise<CryptoKey> {
  try {
    const key = createPrivateKey(await readFile(file));
    return await importPKCS8(key.export({ type: 'pkcs8', format: 'pem' }).toString(), algorithmOf(key));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartProblem(
      `OIDC_CLIENT_KEY_FILE: the key in ${file} cannot be used (${reason}); name a readable file with a private RSA, P-256 or Ed25519 key in PEM, without a password.`,
      { cause: error },
    );
  }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): string {
  if (type === 'rsa') return 'RS256';
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ES256';
  if (type === 'ed25519') return 'Ed25519';
  throw new Error(`a key of the type ${type ?? 'unknown'}`);
}
