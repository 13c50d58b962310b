/** Whom an outside provider lets in, where it is managed from here. */
export interface ProviderBlocks {
  /** Blocks or unblocks a user there. A user who never signed in through it is unknown there. */
  setBlocked(userId: string, blocked: boolean): Promise<void>;
}

/** The embedded provider reads the platform's own blocks, and a provider that is not managed from here keeps its own. */
export const noProviderBlocks: ProviderBlocks = { setBlocked: () => Promise.resolve() };
