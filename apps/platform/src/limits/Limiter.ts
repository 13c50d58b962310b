/** Options of a limit. */
export interface LimitOptions {
  /** Name that separates it from limits with the same keys. */
  name: string;
  /** Max attempts within the window. */
  maximum: number;
  /** Length of the window. */
  windowMs: number;
}

/** Counts attempts by key, over all processes of the platform. */
export interface Limiter {
  /**
   * Counts an attempt if allowed and returns 0, atomically. Otherwise returns the milliseconds until one is allowed.
   */
  count(key: string): Promise<number>;
  /** Returns the milliseconds until another attempt is allowed, 0: now. Counts nothing. */
  waitMs(key: string): Promise<number>;
  /** Removes a counted attempt, if it must not count. */
  takeBack(key: string): Promise<void>;
  /** Resets the attempts of a key after a success. */
  clear(key: string): Promise<void>;
}

/** Attempts within a window that begins with the first one. */
export interface AttemptWindow {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** Limits of the platform. */
export interface Limits {
  open(options: LimitOptions): Limiter;
  /** Counts without a maximum, and returns the current window. */
  countInWindow(key: string, windowMs: number): Promise<AttemptWindow>;
  /** Deletes expired counts. */
  removeExpired(): Promise<void>;
}
