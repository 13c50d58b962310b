/**
 * Type of a tile's column. `month` is `yyyy-mm`, `day` is `yyyy-mm-dd`, `cents` are whole US cents, `ratio` is a
 * fraction (0.85 is 85 %), `id` is never shown. A `value` is of the kind that the column `kind` of its row names.
 */
export type TileColumnKind = 'text' | 'id' | 'month' | 'year' | 'day' | 'cents' | 'count' | 'ratio' | 'value';

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
  /** Heading, sentence case. */
  title: string;
  /** Name of its sheet in a workbook, at most 31 characters. Default: the title. */
  sheet?: string;
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
