/** Authenticates the requests of a gateway. The gateway makes one attempt at a time for all waiting requests. */
export interface AuthStrategy {
  /** Returns headers with the current credentials; null without any. */
  getHeaders(): Promise<Readonly<Record<string, string>> | null>;
  /**
   * Gets new credentials. Returns false when no user is signed in.
   * Throw if unknown, such as when the service is down: the user then stays signed in.
   */
  authenticate(): Promise<boolean>;
  /** Called once when the service refuses the credentials and they cannot be renewed. */
  onUnauthenticated?(): void;
}
