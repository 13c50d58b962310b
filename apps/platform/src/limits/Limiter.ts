/** What a limit allows. */
export interface LimitOptions {
  /** Tells the limit from others whose keys may be the same. */
  name: string;
  /** Attempts within the window from which on further ones are refused. */
  maximum: number;
  /** Length of the window. */
  windowMs: number;
}

/** Counts attempts by key, over all processes of the platform. */
export interface Limiter {
  /**
   * Counts an attempt where another one is allowed and returns 0, in one step, so that many at once cannot slip through.
   * Otherwise counts nothing and returns the milliseconds until one is allowed.
   */
  count(key: string): Promise<number>;
  /** Returns the milliseconds until another attempt is allowed, 0: now. Counts nothing. */
  waitMs(key: string): Promise<number>;
  /** Takes a counted attempt back, where it turned out not to count. */
  takeBack(key: string): Promise<void>;
  /** Forgets the attempts of a key after a success. */
  clear(key: string): Promise<void>;
}

/** Attempts within a stretch of time that began with the first one. */
export interface AttemptWindow {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** What the platform counts with. */
export interface Limits {
  open(options: LimitOptions): Limiter;
  /** Counts something without a maximum, and returns the window that it falls into. */
  countInWindow(key: string, windowMs: number): Promise<AttemptWindow>;
  /** Deletes counts that have run out. */
  removeExpired(): Promise<void>;
}
