/** Whose numbers the benchmarks show: all agencies of the person, those of a saved search, one agency, or a carrier's. */
export type CompareKind = 'mine' | 'search' | 'agency' | 'carrier';

/** A choice of whose numbers are shown. */
export interface CompareChoice {
  kind: CompareKind;
  /** Id of the saved search, the agency or the carrier; null: not chosen yet. */
  value: string | null;
}

/** Reads the choice of an address: `agency:12`, `search:4`, `carrier:5`; none is all agencies of the person. */
export function readCompare(compare: string | undefined): CompareChoice {
  const [, kind, value] = /^(agency|search|carrier):(\d+)$/.exec(compare ?? '') ?? [];
  return kind === undefined || value === undefined
    ? { kind: 'mine', value: null }
    : { kind: kind as CompareKind, value };
}

/** The choice as the address holds it; null: all agencies of the person; undefined: it is not complete yet. */
export function writeCompare({ kind, value }: CompareChoice): string | null | undefined {
  if (kind === 'mine') return null;
  return value === null ? undefined : `${kind}:${value}`;
}
