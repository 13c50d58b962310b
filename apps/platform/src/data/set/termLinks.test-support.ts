/** One row of a file, as the rules for terms in `docs/loading-data.md` see it. Days count from 1970-01-01. */
export interface OracleRow {
  id: string;
  number: string | null;
  transaction: '' | 'new' | 'renewal' | 'endorsement' | 'cancellation' | 'audit';
  agency: number;
  carrier: number;
  product: number;
  state: number;
  effective: number;
  expiration: number;
  cents: number;
  incurredCents: number | null;
}

/** Flags of one row by the rules. */
export interface OracleFlags {
  sign: number;
  renewal: number;
  renewed: number;
  dueKnown: number;
  priorCents: number;
  renewedCents: number;
}

type Term = OracleRow & { ends: number[] };

/** Applies the rules row by row in plain JavaScript, without the platform's SQL. */
export function flagsOf(rows: readonly OracleRow[], asOf: number): Map<string, OracleFlags> {
  const signs = new Map(rows.map((row) => [row.id, signOf(row)]));
  for (const id of neverInForce(rows)) signs.set(id, 0);
  const signOfRow = (row: OracleRow) => signs.get(row.id) ?? 0;
  const flags = new Map(
    rows.map((row): [string, OracleFlags] => {
      const renewal = row.transaction === 'renewal' && signOfRow(row) === 1 ? 1 : 0;
      return [row.id, { sign: signOfRow(row), renewal, renewed: 0, dueKnown: 0, priorCents: 0, renewedCents: 0 }];
    }),
  );
  for (const ofPolicy of Map.groupBy(rows, policyOf).values()) {
    if (ofPolicy[0]?.number === null) continue;
    const cancellations = ofPolicy.filter((row) => signOfRow(row) === -1);
    const terms = ofPolicy.filter((row) => signOfRow(row) === 1).map((row) => withEnds(row, cancellations));
    // Sorting is stable: rows of the same days stay in the order of the file.
    terms.sort((a, b) => a.effective - b.effective || a.expiration - b.expiration);
    for (const [index, term] of terms.entries()) {
      const own = flags.get(term.id);
      if (own) own.dueKnown = term.expiration + 30 <= asOf ? 1 : 0;
      const next = terms[index + 1];
      if (!next || !follows(term, next)) continue;
      Object.assign(own ?? {}, { renewed: 1, renewedCents: next.cents });
      Object.assign(flags.get(next.id) ?? {}, { renewal: 1, priorCents: term.cents });
    }
  }
  return flags;
}

function signOf({ transaction, cents }: OracleRow): number {
  if (transaction === 'endorsement' || transaction === 'audit') return 0;
  return transaction === 'cancellation' || (transaction === '' && cents < 0) ? -1 : 1;
}

function policyOf({ number, carrier, product, state }: OracleRow): string {
  return number === null ? '' : `${number}|${carrier}|${product}|${state}`;
}

/** Terms that were cancelled on their first day, each with its cancellation. */
function neverInForce(rows: readonly OracleRow[]): Set<string> {
  const found = new Set<string>();
  for (const cancellation of rows.filter((row) => row.number !== null && signOf(row) === -1)) {
    const term = rows.find(
      (row) =>
        signOf(row) === 1 &&
        !found.has(row.id) &&
        policyOf(row) === policyOf(cancellation) &&
        row.effective === cancellation.effective &&
        row.expiration === cancellation.expiration,
    );
    if (term) found.add(term.id).add(cancellation.id);
  }
  return found;
}

/** Adds the end days of a term: as agreed, and of its last cancellation. */
function withEnds(term: OracleRow, cancellations: readonly OracleRow[]): Term {
  const days = cancellations.filter((row) => row.expiration === term.expiration).map((row) => row.effective);
  const last = Math.max(...days);
  return { ...term, ends: last > term.effective ? [term.expiration, last] : [term.expiration] };
}

function follows(term: Term, next: Term): boolean {
  return next.effective > term.effective && term.ends.some((end) => Math.abs(next.effective - end) <= 30);
}

/** The sums of one cell of the rollup. */
export type OracleCell = Record<
  | 'policies'
  | 'cents'
  | 'terms'
  | 'new'
  | 'new_cents'
  | 'cancelled'
  | 'cancelled_cents'
  | 'due'
  | 'due_cents'
  | 'kept'
  | 'kept_cents'
  | 'repriced_cents'
  | 'prior_cents'
  | 'incurred_cents',
  number
>;

/** The rollup, cell by cell: agency, product, state, month of the first day and of the last. */
export function cellsOf(rows: readonly OracleRow[], flags: ReadonlyMap<string, OracleFlags>): Map<string, OracleCell> {
  const cells = new Map<string, OracleCell>();
  for (const row of rows) {
    const flag = flags.get(row.id);
    if (!flag) continue;
    const months = [row.effective, row.expiration].map(monthOf);
    const key = [row.agency, row.product, row.state, ...months].join('|');
    const added = contribution(row, flag);
    const cell = cells.get(key);
    if (!cell) cells.set(key, added);
    else for (const name of Object.keys(added) as (keyof OracleCell)[]) cell[name] += added[name];
  }
  return cells;
}

function contribution({ cents, incurredCents }: OracleRow, flag: OracleFlags): OracleCell {
  const when = (condition: boolean, amount: number) => (condition ? amount : 0);
  const isNew = flag.sign === 1 && flag.renewal === 0;
  const due = flag.dueKnown === 1;
  return {
    policies: 1,
    cents,
    terms: when(flag.sign === 1, 1),
    new: when(isNew, 1),
    new_cents: when(isNew, cents),
    cancelled: when(flag.sign === -1, 1),
    cancelled_cents: when(flag.sign === -1, cents),
    due: when(due, 1),
    due_cents: when(due, cents),
    kept: when(due && flag.renewed === 1, 1),
    kept_cents: when(due, flag.renewedCents),
    repriced_cents: when(flag.priorCents > 0, cents),
    prior_cents: flag.priorCents,
    incurred_cents: incurredCents ?? 0,
  };
}

/** Year times twelve plus the month from 1 to 12. */
function monthOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
}
