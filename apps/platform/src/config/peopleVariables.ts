import { emailSchema } from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import type { ServiceClient } from './PlatformConfig.ts';
import { quote } from './variableTypes.ts';

const minSecretLength = 32;

/** ADMIN_EMAILS: email addresses, separated by commas; in lower case afterwards. */
export const administratorEmails = z
  .string()
  .default('')
  .transform((text, context): string[] => {
    const emails = partsOf(text);
    const wrong = emails.find((email) => !emailSchema.safeParse(email).success);
    if (wrong === undefined) return emails.map((email) => email.toLowerCase());
    context.addIssue(`${quote(wrong)} is not an email address; write a list like ann@example.com, bob@example.com`);
    return z.NEVER;
  });

/** SERVICE_CLIENTS: `name:secret` of each service, separated by commas. */
export const serviceClients = z
  .string()
  .default('')
  .transform((text, context): ServiceClient[] => {
    const clients = partsOf(text).map((part) => {
      const end = part.indexOf(':');
      return { id: part.slice(0, Math.max(end, 0)), secret: part.slice(end + 1) };
    });
    // The message must not contain the secret.
    const wrong = clients.findIndex(({ id, secret }) => !/^[\w.-]{1,100}$/.test(id) || secret.length < minSecretLength);
    const names = clients.map(({ id }) => id);
    if (wrong === -1 && new Set(names).size === names.length) return clients;
    context.addIssue(
      wrong === -1
        ? 'names a service twice; give each service a different name'
        : `entry ${wrong + 1} is not a service; write a list like billing:<secret>, with secrets of at least ${minSecretLength} characters, as \`openssl rand -hex 32\` makes them`,
    );
    return z.NEVER;
  });

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
