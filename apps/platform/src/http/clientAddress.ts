/** What a request says about where it comes from. */
export interface RequestOrigin {
  /** The other end of the connection, as Node names it. */
  remoteAddress: string | undefined;
  /** The X-Forwarded-For header. */
  forwardedFor: string | undefined;
}

/**
 * The network address that a request comes from. Behind a proxy that can be trusted it is the last entry of
 * X-Forwarded-For, the one that this proxy itself has added; the client could have made up what is before it.
 */
export function clientAddress({ remoteAddress, forwardedFor }: RequestOrigin, trustProxy: boolean): string {
  const added = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return (added || remoteAddress) ?? '';
}
