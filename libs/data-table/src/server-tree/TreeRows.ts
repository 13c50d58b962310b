import type { ServerTreeOptions, TreeQuery } from './serverTreeSource.types.ts';

/** The children of a row and the state of their request. */
interface Branch {
  state: 'unasked' | 'loading' | 'loaded' | 'failed';
  /** The rows' numbers; while not loaded, the number of a placeholder row. */
  rows: number[];
  error?: unknown;
}

/** Parent number of the top rows. */
const top = -1;

/** The loaded rows of a tree query, by stable number. */
export class TreeRows<TRow extends object> {
  readonly #options: ServerTreeOptions<TRow>;
  readonly #query: Omit<TreeQuery<TRow>, 'parent'>;
  readonly #onChange: () => void;
  readonly #cancelling = new AbortController();
  readonly #rows: (TRow | null)[] = [];
  readonly #branches = new Map<number, Branch>();

  /** @param onChange Called when rows have loaded or failed. */
  constructor(options: ServerTreeOptions<TRow>, query: Omit<TreeQuery<TRow>, 'parent'>, onChange: () => void) {
    this.#options = options;
    this.#query = query;
    this.#onChange = onChange;
  }

  get rowCount(): number {
    return this.#rows.length;
  }

  /** Returns the row of a number; null if it is not loaded. */
  row(number: number): TRow | null {
    return this.#rows[number] ?? null;
  }

  hasChildren(number: number): boolean {
    const row = this.#rows[number];
    return row ? this.#options.hasChildren(row) : false;
  }

  /** Fetches the top rows. */
  async loadTop(signal?: AbortSignal): Promise<void> {
    const cancel = () => this.cancel();
    signal?.addEventListener('abort', cancel);
    try {
      this.#branches.set(top, { state: 'loaded', rows: this.#add(await this.#fetch(null)) });
    } finally {
      // The signal only applies to this request: rows expanded later are fetched too.
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Cancels all requests. */
  cancel(): void {
    this.#cancelling.abort();
  }

  /** Returns the numbers of the top rows (-1) or of a row's children; a placeholder if they are not loaded. */
  rowsIn(parent: number): readonly number[] {
    return this.#branchOf(parent).rows;
  }

  /** Fetches the rows of a placeholder, unless already requested. */
  want(number: number): void {
    for (const [parent, branch] of this.#branches) {
      if (branch.state === 'unasked' && branch.rows[0] === number) void this.#load(parent, branch);
    }
  }

  /** Load error; null for none. */
  get failure(): unknown {
    for (const branch of this.#branches.values()) if (branch.state === 'failed') return branch.error;
    return null;
  }

  /** Allows failed rows to be fetched again when they become visible. */
  retry(): void {
    for (const branch of this.#branches.values()) if (branch.state === 'failed') branch.state = 'unasked';
    this.#onChange();
  }

  #branchOf(parent: number): Branch {
    let branch = this.#branches.get(parent);
    if (!branch) {
      branch = { state: 'unasked', rows: [this.#rows.push(null) - 1] };
      this.#branches.set(parent, branch);
    }
    return branch;
  }

  async #load(parent: number, branch: Branch): Promise<void> {
    branch.state = 'loading';
    try {
      const rows = await this.#fetch(this.row(parent));
      branch.rows = this.#add(rows, branch.rows[0]);
      branch.state = 'loaded';
    } catch (error) {
      branch.state = 'failed';
      branch.error = error ?? new Error('The server gave no reason');
    }
    if (!this.#cancelling.signal.aborted) this.#onChange();
  }

  #fetch(parent: TRow | null): Promise<readonly TRow[]> {
    const { signal } = this.#cancelling;
    return this.#options.fetchChildren({ ...this.#query, parent }, { signal });
  }

  /** Assigns row numbers; the first row reuses the placeholder's number. */
  #add(rows: readonly TRow[], placeholder?: number): number[] {
    return rows.map((row, place) => {
      if (place > 0 || placeholder === undefined) return this.#rows.push(row) - 1;
      this.#rows[placeholder] = row;
      return placeholder;
    });
  }
}
