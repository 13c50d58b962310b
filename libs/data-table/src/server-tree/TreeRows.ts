import type { ServerTreeOptions, TreeQuery } from './serverTreeSource.types.ts';

/** The rows nested in a row: in which state their request is. */
interface Branch {
  state: 'unasked' | 'loading' | 'loaded' | 'failed';
  /** The rows' numbers; while they are not loaded, that of the row that takes their place. */
  rows: number[];
  error?: unknown;
}

/** The number of the row above the rows at the top. */
const top = -1;

/** The rows of a tree that have arrived under one query, by number. Numbers are given once and stay. */
export class TreeRows<TRow extends object> {
  readonly #options: ServerTreeOptions<TRow>;
  readonly #query: Omit<TreeQuery<TRow>, 'parent'>;
  readonly #onChange: () => void;
  readonly #cancelling = new AbortController();
  readonly #rows: (TRow | null)[] = [];
  readonly #branches = new Map<number, Branch>();

  /** @param onChange Called when rows have arrived, or have failed to. */
  constructor(options: ServerTreeOptions<TRow>, query: Omit<TreeQuery<TRow>, 'parent'>, onChange: () => void) {
    this.#options = options;
    this.#query = query;
    this.#onChange = onChange;
  }

  get rowCount(): number {
    return this.#rows.length;
  }

  /** The row of a number; null while it has not arrived. */
  row(number: number): TRow | null {
    return this.#rows[number] ?? null;
  }

  hasChildren(number: number): boolean {
    const row = this.#rows[number];
    return row ? this.#options.hasChildren(row) : false;
  }

  /** Fetches the rows at the top. */
  async loadTop(signal?: AbortSignal): Promise<void> {
    const cancel = () => this.cancel();
    signal?.addEventListener('abort', cancel);
    try {
      this.#branches.set(top, { state: 'loaded', rows: this.#add(await this.#fetch(null)) });
    } finally {
      // The rows outlive the request: what is opened later is fetched as well.
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Cancels all requests. */
  cancel(): void {
    this.#cancelling.abort();
  }

  /** The numbers of the rows at the top (-1), or nested in a row. In place of rows that have not arrived, one that is not loaded. */
  rowsIn(parent: number): readonly number[] {
    return this.#branchOf(parent).rows;
  }

  /** Fetches the rows in whose place a row is, unless that was tried. */
  want(number: number): void {
    for (const [parent, branch] of this.#branches) {
      if (branch.state === 'unasked' && branch.rows[0] === number) void this.#load(parent, branch);
    }
  }

  /** Why rows did not arrive; null where all requests went well. */
  get failure(): unknown {
    for (const branch of this.#branches.values()) if (branch.state === 'failed') return branch.error;
    return null;
  }

  /** Has rows that did not arrive fetched again once they are in view. */
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

  /** Numbers rows; the first takes the number of the one that was in their place, so that few numbers have no row. */
  #add(rows: readonly TRow[], placeholder?: number): number[] {
    return rows.map((row, place) => {
      if (place > 0 || placeholder === undefined) return this.#rows.push(row) - 1;
      this.#rows[placeholder] = row;
      return placeholder;
    });
  }
}
