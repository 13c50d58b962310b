/** A goal of a part: a max for the ratio of ours to something else. */
export interface Goal {
  /** The comparison, for example `open 10,000 options, to the floor`. */
  what: string;
  /** Our figure. */
  ours: number;
  /** The figure that ours is divided by. */
  other: number;
  /** Max ratio. */
  max: number;
}

/** A goal with its result. */
export interface JudgedGoal extends Goal {
  /** Ours divided by the other figure. */
  ratio: number;
  /** Whether the ratio is within the max. */
  held: boolean;
}

/** Compares both figures. A goal without a measured ratio is not held. */
export function judge(goal: Goal): JudgedGoal {
  const ratio = goal.ours / goal.other;
  return { ...goal, ratio, held: ratio <= goal.max };
}
