/**
 * Type of a tile's column. `month` is `yyyy-mm`, `day` is `yyyy-mm-dd`, `cents` are whole US cents, `ratio` is a
 * fraction (0.85 is 85 %), `points` is a difference of fractions (0.014 is +1.4 points), `id` is never shown. A `value`
 * is of the kind that the column `kind` of its row names. Changes are of a `signed` kind: an increase has a plus sign.
 */
export type TileColumnKind =
  | 'text'
  | 'id'
  | 'month'
  | 'year'
  | 'day'
  | 'cents'
  | 'count'
  | 'ratio'
  | 'signedCents'
  | 'signedCount'
  | 'signedRatio'
  | 'points'
  | 'value';

/** A column of a tile, in its response, table, file and sheet. */
export interface TileColumn {
  key: string;
  /** Heading, sentence case. */
  label: string;
  kind: TileColumnKind;
  /**
   * Key of the compared column: this one has the same measure for the comparison group. Its heading is the `label` of
   * the response's `comparison`.
   */
  compares?: string;
}

/** Policy data that a tile requires. */
export type TileNeed = 'policy_numbers';

/** Definition of a dashboard tile, without its numbers. */
export interface TileDefinition {
  /** Heading and name of its sheet in a workbook: sentence case, at most 31 characters. */
  title: string;
  /** "What is this?": which policies count and how the numbers are computed. */
  about: string;
  columns: readonly TileColumn[];
  /** Column whose values add up to the written premium of the dashboard's header. */
  addsUp?: string;
  /** Column whose values add up to the number of policies of the header. */
  countsUp?: string;
  needs?: TileNeed;
  /** Whether the rows depend on the dashboard's comparison. Default false. */
  usesComparison?: boolean;
}
