/** A timestamp shared by all tabs of the origin. */
export interface SharedTime {
  /** Milliseconds since the epoch; 0 before the first write. */
  read(): number;
  write(time: number): void;
}

/** Creates a shared time in storage; without storage, or if it is full, only in this tab. */
export function createSharedTime(storage: Pick<Storage, 'getItem' | 'setItem'> | null, key: string): SharedTime {
  let own = 0;
  return {
    read() {
      try {
        const stored = Number(storage?.getItem(key) ?? 0);
        return Number.isFinite(stored) ? Math.max(own, stored) : own;
      } catch {
        return own;
      }
    },
    write(time) {
      own = time;
      try {
        storage?.setItem(key, String(time));
      } catch {
        // The other tabs keep their last value.
      }
    },
  };
}
