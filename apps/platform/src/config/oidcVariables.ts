import path from 'node:path';
import { z } from 'zod';
import type { ClientAuthenticationConfig } from './PlatformConfig.ts';
import { quote } from './variableTypes.ts';

const methods = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const;

/** The variables of an outside OpenID Connect provider. */
export const oidcVariables = {
  OIDC_ISSUER: z
    .string()
    .refine(
      isIssuer,
      'is not an issuer address; write it like https://login.example.com (http is accepted for this machine only)',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_CLIENT_AUTH: z
    .string()
    .transform((text, context) => {
      const method = methods.find((known) => known === text);
      if (method !== undefined) return method;
      context.addIssue(`${quote(text)} is not a method of client authentication; write one of ${methods.join(', ')}`);
      return z.NEVER;
    })
    .optional(),
  OIDC_CLIENT_KEY_FILE: z.string().optional(),
  OIDC_SCOPE: z
    .string()
    .refine(
      (text) => text.split(/\s+/).includes('openid'),
      'does not contain openid; write it like "openid profile email offline_access"',
    )
    .default('openid profile email offline_access'),
};

type OidcVariables = z.output<z.ZodObject<typeof oidcVariables>>;

/** Reports missing or contradictory variables of the provider. */
export function checkOidcVariables(variables: OidcVariables, context: z.core.$RefinementCtx): void {
  const report = (name: keyof OidcVariables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (variables.OIDC_ISSUER !== undefined && variables.OIDC_CLIENT_ID === undefined)
    report('OIDC_CLIENT_ID', 'is missing while OIDC_ISSUER is set; set it to the client id that the provider gave you');
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_AUTH', 'OIDC_CLIENT_KEY_FILE'] as const) {
    if (variables.OIDC_ISSUER === undefined && variables[name] !== undefined)
      report('OIDC_ISSUER', `is missing while ${name} is set; set it to the provider's address, or unset ${name}`);
  }
  const { OIDC_CLIENT_AUTH: method, OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_KEY_FILE: keyFile } = variables;
  if (method === 'private_key_jwt' && keyFile === undefined)
    report('OIDC_CLIENT_KEY_FILE', 'is missing while OIDC_CLIENT_AUTH is private_key_jwt; name the file of the key');
  if (method !== 'private_key_jwt' && keyFile !== undefined)
    report('OIDC_CLIENT_AUTH', 'is not private_key_jwt while OIDC_CLIENT_KEY_FILE is set; set it, or unset the file');
  if (method !== undefined && method !== 'private_key_jwt' && secret === undefined)
    report('OIDC_CLIENT_SECRET', `is missing while OIDC_CLIENT_AUTH is ${method}; set it to the client's secret`);
}

/** Returns the client authentication of the checked variables. */
export function clientAuthenticationOf(
  { OIDC_CLIENT_AUTH: method, OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_KEY_FILE: keyFile }: OidcVariables,
  workingDir: string,
): ClientAuthenticationConfig {
  if (keyFile !== undefined) return { method: 'private_key_jwt', keyFile: path.resolve(workingDir, keyFile) };
  if (secret === undefined) return { method: 'none' };
  return { method: method === 'client_secret_post' ? method : 'client_secret_basic', secret };
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
  );
}
