import { pageMarkup } from '../../pages/pageWords.ts';

/** Messages of the passkey script, by the name of the error in the browser. */
export const passkeyProblemTexts = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: 'The passkey was not used. Try again, or choose another way.',
  SecurityError: 'Passkeys do not work at this address. Choose another way.',
  unsupported: 'This browser has no passkeys. Choose another way.',
} as const;

/** Returns the attributes that give the script its texts in the language of the page. */
export function passkeyProblems(): string {
  return Object.entries(passkeyProblemTexts)
    .map(([name, text]) => ` data-${name.toLowerCase()}="${pageMarkup(text)}"`)
    .join('');
}
