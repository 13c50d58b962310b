/**
 * Users' second factors, wherever they are kept: at the embedded provider, or at the outside one. A user is named by
 * the id of their row in `users`.
 */
export interface SecondFactors {
  /** Kinds of the confirmed factors, such as `totp` or `passkey`, each once, sorted. Empty: the user has none. */
  methodsOf(userId: string): Promise<string[]>;
  /** Returns an address where the user sets up a factor; good once and for some minutes. */
  beginEnrollment(userId: string): Promise<string>;
  /**
   * Removes every factor, recovery code, enrolment ticket and half-finished sign-in of a user, all or none. Running
   * sessions go on: end them as well if another user may have used them.
   */
  reset(userId: string): Promise<void>;
}
