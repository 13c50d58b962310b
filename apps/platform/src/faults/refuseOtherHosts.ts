import { ConfigError } from '../config/ConfigError.ts';

/**
 * Refuses to run with faults anywhere but on this machine.
 * @throws ConfigError in production, and where HOST is an address that other machines reach.
 */
export function refuseOtherHosts(env: Readonly<Record<string, string | undefined>>): void {
  if (env.NODE_ENV === 'production')
    throw new ConfigError('NODE_ENV: faults are for tests; run the platform with `npm start` in production.');
  const host = env.HOST?.trim() || '127.0.0.1';
  if (!['127.0.0.1', 'localhost', '::1'].includes(host))
    throw new ConfigError(`HOST: faults are served on this machine alone; set HOST to 127.0.0.1 in place of ${host}.`);
}
