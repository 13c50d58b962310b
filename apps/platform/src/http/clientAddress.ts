/** Origin of a request. */
export interface RequestOrigin {
  /** The remote address of the connection, from Node. */
  remoteAddress: string | undefined;
  /** The X-Forwarded-For header. */
  forwardedFor: string | undefined;
}

/**
 * The network address that a request comes from. Behind a proxy that can be trusted it is the last entry of
 * X-Forwarded-For, which this proxy has added; a client can forge the earlier ones.
 */
export function clientAddress({ remoteAddress, forwardedFor }: RequestOrigin, trustProxy: boolean): string {
  const added = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return (added || remoteAddress) ?? '';
}
