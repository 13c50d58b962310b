/** Path of the provider's pages for one's own sign-in security. */
export const securityPath = '/security';
