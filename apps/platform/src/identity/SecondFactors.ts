/** Users' second factors at the embedded or an outside provider. Users are identified by their id in `users`. */
export interface SecondFactors {
  /** Returns the distinct kinds of the confirmed factors, such as `totp` or `passkey`, sorted. */
  methodsOf(userId: string): Promise<string[]>;
  /** Returns an address where the user sets up a factor; it works once and for some minutes. */
  beginEnrollment(userId: string): Promise<string>;
  /**
   * Removes all factors, recovery codes, enrolment tickets and half-finished sign-ins of a user, atomically. Sessions
   * continue: end them too if another user may have used them.
   */
  reset(userId: string): Promise<void>;
}
