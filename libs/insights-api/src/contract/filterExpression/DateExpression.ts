/** Units of relative dates. */
export type DateUnit = 'day' | 'month' | 'year';

/**
 * One range of days.
 * `absolute`: `from` and `to` are `yyyy-mm-dd` and both included; null: no limit on that side.
 * `relative`: `count` whole units, the first of them `ago` units before the one that today is in:
 * `12 months ago for 12 months` is the twelve complete months before this one.
 */
export type DateRangeTerm =
  | { kind: 'absolute'; from: string | null; to: string | null }
  | { kind: 'relative'; unit: DateUnit; count: number; ago: number };

/** A day matches if any of `ranges` contains it; without ranges every day matches. */
export interface DateExpression {
  ranges: DateRangeTerm[];
}
