/** Path of the provider's sign-in security pages. */
export const securityPath = '/security';
