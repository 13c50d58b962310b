/** A list of people's ids in the browser's storage. */
export interface RememberedUsers {
  has(userId: string): boolean;
  add(userId: string): void;
  remove(userId: string): void;
}

/** Keeps ids as a JSON array under a key. Without storage, or where it is full or forbidden, nothing is remembered. */
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
      // The person is asked again next time.
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
