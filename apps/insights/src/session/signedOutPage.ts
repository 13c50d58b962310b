/** Where a user goes who has signed out: the page says so, and leads to signing in. */
export const signedOutPage = '/api/auth/signin?error=SignedOut';
