import { readFile } from 'node:fs/promises';

/** Files of the provider's page scripts, by address. */
const scripts: Readonly<Record<string, () => URL>> = {
  '/scripts/password.js': () => new URL('scripts/password.js', import.meta.url),
  '/scripts/passkey.js': () => new URL('scripts/passkey.js', import.meta.url),
  '/scripts/print.js': () => new URL('scripts/print.js', import.meta.url),
  // The package contains a bundle next to its ES modules.
  '/scripts/webauthn.js': () =>
    new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')),
};

/** Returns a script of the provider's pages; null for any other address. */
export async function readPageScript(pathname: string): Promise<Uint8Array | null> {
  const file = Object.hasOwn(scripts, pathname) ? scripts[pathname] : undefined;
  return file === undefined ? null : readFile(file());
}
