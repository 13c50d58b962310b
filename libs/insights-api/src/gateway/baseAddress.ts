import { ConfigurationError } from '../errors/ConfigurationError.ts';

/**
 * Checks a base address and removes its trailing slash: an http(s) address, or a path on the page's origin. `name`: for
 * the error. Throws ConfigurationError.
 */
export function baseAddress(name: string, address: string | null | undefined): string {
  if (typeof address !== 'string' || address.trim() === '') throw new ConfigurationError(`${name} must be provided`);
  const written = address.trim();
  const isPath = written.startsWith('/') && !written.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/\\?#]+/i.test(written)) {
    throw new ConfigurationError(`${name} must be an http or https address, not "${written}"`);
  }
  let end = written.length;
  while (written.charAt(end - 1) === '/') end -= 1;
  return written.slice(0, end);
}
