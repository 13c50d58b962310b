/** How a gateway proves who is asking. The gateway makes one attempt at a time, however many requests wait for it. */
export interface AuthStrategy {
  /** The headers that carry the present credentials; null where there are none. */
  getHeaders(): Promise<Readonly<Record<string, string>> | null>;
  /**
   * Gets new credentials. Returns false when no user is signed in.
   * Throw where it is not known, such as when the service is down: the user then stays signed in.
   */
  authenticate(): Promise<boolean>;
  /** Called once when the service refuses the credentials and new ones cannot be had. */
  onUnauthenticated?(): void;
}
