import { TupleIndex } from '../tuples/TupleIndex.ts';
import type { ChangeRepository } from './ChangeRepository.ts';
import { maxTuples, type TupleRepository } from './TupleRepository.ts';

interface CachedStore {
  index: TupleIndex;
  version: number;
}

/** What the cache reads from. */
export interface TupleCacheOptions {
  tuples: TupleRepository;
  changes: ChangeRepository;
  /** The number of a store's last write. */
  versionOf: (storeId: string) => Promise<number>;
}

/** Beyond this many changes all relationships are read again, which then takes less time. */
const maxChanges = 5_000;

/**
 * Relationships in memory, store by store, brought up to a version by the changes since. The database remains the truth:
 * callers ask for the version that they have just read there.
 */
export class TupleCache {
  readonly #options: TupleCacheOptions;
  /** Longest unused first. */
  readonly #stores = new Map<string, CachedStore>();
  readonly #refreshing = new Map<string, Promise<CachedStore>>();

  constructor(options: TupleCacheOptions) {
    this.#options = options;
  }

  /** The relationships of a store, at least as new as a version. */
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

  /** Applies the changes since; false where they are too many. Those beyond the version come again, which does no harm. */
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

  /** Reads everything; writes that go on meanwhile may be read in part, so an update must follow. */
  async #load(storeId: string): Promise<CachedStore> {
    const version = await this.#options.versionOf(storeId);
    const index = new TupleIndex();
    for await (const tuples of this.#options.tuples.all(storeId)) for (const tuple of tuples) index.add(tuple);
    return { index, version };
  }

  /** Forgets the stores that were not used for longest while all together hold more than one store may. */
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
