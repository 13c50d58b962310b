/** Blocks of users at an outside provider that the platform manages. */
export interface ProviderBlocks {
  /** Blocks or unblocks a user there; no-op for a user who never signed in through it. */
  setBlocked(userId: string, blocked: boolean): Promise<void>;
}

/** No-op: the embedded provider reads the platform's blocks, and an unmanaged provider has its own. */
export const noProviderBlocks: ProviderBlocks = { setBlocked: () => Promise.resolve() };
