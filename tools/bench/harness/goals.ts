/** A goal that a part sets: ours over something else, at most. */
export interface Goal {
  /** What is compared, for example `open 10,000 options, to the floor`. */
  what: string;
  /** Ours. */
  ours: number;
  /** What ours is divided by. */
  other: number;
  /** Greatest ratio. */
  most: number;
}

/** A goal as it came out. */
export interface JudgedGoal extends Goal {
  ratio: number;
  held: boolean;
}

/** Compares; a ratio that could not be measured is not held. */
export function judge(goal: Goal): JudgedGoal {
  const ratio = goal.ours / goal.other;
  return { ...goal, ratio, held: ratio <= goal.most };
}
