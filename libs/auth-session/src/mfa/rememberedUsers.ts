/** A list of user ids in the browser's storage. */
export interface RememberedUsers {
  has(userId: string): boolean;
  add(userId: string): void;
  remove(userId: string): void;
}

/** Stores ids as a JSON array under a key. Stores nothing if storage is missing, full or forbidden. */
export function rememberedUsers(storage: Storage | null, key: string): RememberedUsers {
  const read = (): string[] => {
    try {
      const value: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
    } catch {
      return [];
    }
  };
  const write = (ids: string[]): void => {
    try {
      if (ids.length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(ids));
    } catch {
      // The person is prompted again next time.
    }
  };
  return {
    has: (userId) => read().includes(userId),
    add(userId) {
      if (!read().includes(userId)) write([...read(), userId]);
    },
    remove(userId) {
      if (read().includes(userId)) write(read().filter((id) => id !== userId));
    },
  };
}
