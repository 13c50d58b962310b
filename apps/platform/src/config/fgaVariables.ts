import { z } from 'zod';
import type { FgaConfig } from './PlatformConfig.ts';
import { quote } from './variableTypes.ts';

const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** The variables of a real OpenFGA in place of the embedded authorization stores. FGA_URL switches it on. */
export const fgaVariables = {
  FGA_URL: z
    .string()
    .transform((text, context) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '')
        return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
      context.addIssue(`${quote(text)} is not an address; write it like https://fga.example.com`);
      return z.NEVER;
    })
    .optional(),
  FGA_STORE_ID: z
    .string()
    .refine((text) => ulid.test(text), 'is not the id of a store; write its 26 characters, as OpenFGA gave them')
    .optional(),
  FGA_TOKEN: z.string().optional(),
};

type FgaVariables = z.output<z.ZodObject<typeof fgaVariables>>;

/** Reports missing variables with FGA_URL, and variables that need it. */
export function checkFgaVariables(variables: FgaVariables, context: z.core.$RefinementCtx): void {
  const report = (name: keyof FgaVariables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const stray = (['FGA_STORE_ID', 'FGA_TOKEN'] as const).find((name) => variables[name] !== undefined);
  if (variables.FGA_URL === undefined && stray !== undefined)
    report('FGA_URL', `is missing while ${stray} is set; set it to OpenFGA's address, or unset ${stray}`);
  if (variables.FGA_URL !== undefined && variables.FGA_STORE_ID === undefined)
    report('FGA_STORE_ID', 'is missing while FGA_URL is set; set it to the id of the store for the product');
}

/** Returns the OpenFGA of the checked variables; null without one. */
export function fgaOf({ FGA_URL: url, FGA_STORE_ID: storeId, FGA_TOKEN: token }: FgaVariables): FgaConfig | null {
  return url === undefined || storeId === undefined ? null : { url, storeId, token: token ?? null };
}
