/** Origin of a request. */
export interface RequestOrigin {
  /** The remote address of the connection, from Node. */
  remoteAddress: string | undefined;
  /** The X-Forwarded-For header. */
  forwardedFor: string | undefined;
}

/**
 * Returns the network address of a request. Behind a trusted proxy it is the last entry of X-Forwarded-For, which this
 * proxy has added; clients can forge the earlier ones.
 */
export function clientAddress({ remoteAddress, forwardedFor }: RequestOrigin, trustProxy: boolean): string {
  const added = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return (added || remoteAddress) ?? '';
}
