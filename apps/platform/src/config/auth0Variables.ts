import { z } from 'zod';
import type { Auth0Config } from './PlatformConfig.ts';
import { quote } from './variableTypes.ts';

const domain = z.string().transform((text, context) => {
  const isHost = /^[a-z0-9.-]+(:\d{1,5})?$/i.test(text) && URL.canParse(`https://${text}`);
  if (isHost) return text.toLowerCase();
  context.addIssue(`${quote(text)} is not a domain; write it like company.eu.auth0.com, without https://`);
  return z.NEVER;
});

/** Variables of an Auth0 whose second factors the platform manages. */
export const auth0Variables = {
  AUTH0_DOMAIN: domain.optional(),
  AUTH0_MANAGEMENT_CLIENT_ID: z.string().optional(),
  AUTH0_MANAGEMENT_CLIENT_SECRET: z.string().optional(),
};

type Auth0Variables = z.output<z.ZodObject<typeof auth0Variables>>;

/** Reports missing Auth0 variables, and an Auth0 that is not the sign-in provider. */
export function checkAuth0Variables(
  variables: Auth0Variables & { OIDC_ISSUER?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  const names = Object.keys(auth0Variables) as (keyof Auth0Variables)[];
  const set = names.find((name) => variables[name] !== undefined);
  if (set === undefined) return;
  for (const name of names.filter((needed) => variables[needed] === undefined))
    context.addIssue({ code: 'custom', path: [name], message: `is missing while ${set} is set; set it too` });
  if (variables.OIDC_ISSUER === undefined)
    context.addIssue({
      code: 'custom',
      path: ['OIDC_ISSUER'],
      message: `is missing while ${set} is set; set it to Auth0's address, like https://company.eu.auth0.com/`,
    });
}

/** Returns the Auth0 of the checked variables; null without one. */
export function auth0Of(variables: Auth0Variables): Auth0Config | null {
  const { AUTH0_DOMAIN: host, AUTH0_MANAGEMENT_CLIENT_ID: clientId } = variables;
  const { AUTH0_MANAGEMENT_CLIENT_SECRET: clientSecret } = variables;
  if (host === undefined || clientId === undefined || clientSecret === undefined) return null;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+)(:|$)/.test(host);
  return { url: `${isHere ? 'http' : 'https'}://${host}`, clientId, clientSecret };
}
