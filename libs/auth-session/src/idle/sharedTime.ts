/** A point in time that all tabs of the origin know. */
export interface SharedTime {
  /** Milliseconds since the epoch; 0 before the first write. */
  read(): number;
  write(time: number): void;
}

/** Keeps the time in storage, and in this tab alone where there is no storage or it is full. */
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
        // The other tabs go on with what they know.
      }
    },
  };
}
