/** A range of numbers; null: no limit on that side. An open end is not part of the range; an end without limit is never open. */
export interface NumberRange {
  min: number | null;
  max: number | null;
  minOpen: boolean;
  maxOpen: boolean;
}

/** A number matches if any of `ranges` contains it (or there are none) and none of `exclude` does. */
export interface NumberExpression {
  ranges: NumberRange[];
  exclude: NumberRange[];
}
