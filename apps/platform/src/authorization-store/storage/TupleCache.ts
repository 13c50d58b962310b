import { TupleIndex } from '../tuples/TupleIndex.ts';
import type { ChangeRepository } from './ChangeRepository.ts';
import { maxTuples, type TupleRepository } from './TupleRepository.ts';

interface CachedStore {
  index: TupleIndex;
  version: number;
}

/** Sources of the cache. */
export interface TupleCacheOptions {
  tuples: TupleRepository;
  changes: ChangeRepository;
  /** Returns the version of a store's last write. */
  versionOf: (storeId: string) => Promise<number>;
}

/** Max changes to apply; beyond it, reading all relationships is faster. */
const maxChanges = 5_000;

/**
 * Caches relationships in memory by store, and applies later changes up to a version. The database is the source of
 * truth: callers pass the version that they have just read there.
 */
export class TupleCache {
  readonly #options: TupleCacheOptions;
  /** Least recently used first. */
  readonly #stores = new Map<string, CachedStore>();
  readonly #refreshing = new Map<string, Promise<CachedStore>>();

  constructor(options: TupleCacheOptions) {
    this.#options = options;
  }

  /** Returns the relationships of a store, at least as new as a version. */
  async at(storeId: string, version: number): Promise<TupleIndex> {
    let cached = this.#stores.get(storeId);
    while (cached === undefined || cached.version < version) cached = await this.#refresh(storeId);
    this.#stores.delete(storeId);
    this.#stores.set(storeId, cached);
    return cached.index;
  }

  forget(storeId: string): void {
    this.#stores.delete(storeId);
  }

  #refresh(storeId: string): Promise<CachedStore> {
    const begun = this.#refreshing.get(storeId);
    if (begun !== undefined) return begun;
    const refreshing = this.#read(storeId).finally(() => this.#refreshing.delete(storeId));
    this.#refreshing.set(storeId, refreshing);
    return refreshing;
  }

  async #read(storeId: string): Promise<CachedStore> {
    let cached = this.#stores.get(storeId);
    while (cached === undefined || !(await this.#update(storeId, cached))) cached = await this.#load(storeId);
    this.#stores.set(storeId, cached);
    this.#makeRoom(storeId);
    return cached;
  }

  /**
   * Applies later changes; false if there are too many. Changes beyond the version are applied again later, harmlessly.
   */
  async #update(storeId: string, cached: CachedStore): Promise<boolean> {
    const version = await this.#options.versionOf(storeId);
    const changes = await this.#options.changes.since(storeId, cached.version, maxChanges);
    if (changes === null) return false;
    for (const { operation, tuple } of changes)
      if (operation === 'write') cached.index.add(tuple);
      else cached.index.delete(tuple);
    cached.version = version;
    return true;
  }

  /** Reads all relationships. May read concurrent writes in part, so an update must follow. */
  async #load(storeId: string): Promise<CachedStore> {
    const version = await this.#options.versionOf(storeId);
    const index = new TupleIndex();
    for await (const tuples of this.#options.tuples.all(storeId)) for (const tuple of tuples) index.add(tuple);
    return { index, version };
  }

  /** Evicts the least recently used stores while the total exceeds the limit of one store. */
  #makeRoom(keep: string): void {
    let total = 0;
    for (const { index } of this.#stores.values()) total += index.size;
    for (const [storeId, { index }] of this.#stores) {
      if (total <= maxTuples) return;
      if (storeId === keep) continue;
      this.#stores.delete(storeId);
      total -= index.size;
    }
  }
}
