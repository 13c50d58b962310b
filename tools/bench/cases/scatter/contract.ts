import type { MountedContestant } from '../../harness/page/openStage.ts';

/** An agency by its growth and retention, as ratios. */
export interface BenchPoint {
  id: string;
  label: string;
  x: number;
  y: number;
  /** Premium, cents. */
  size: number;
}

/** Props of the scatter: it draws a point for each agency. */
export interface ScatterProps {
  points: BenchPoint[];
}

export type ScatterContestant = MountedContestant<ScatterProps>;

/** Agencies around the middle of a market, the same ones in every run. */
export function makePoints(count: number): BenchPoint[] {
  let state = 11;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const bell = () => next() + next() + next() - 1.5;
  return Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    label: `Agency ${index + 1}`,
    x: 0.055 + bell() * 0.22,
    y: 0.853 + bell() * 0.09,
    size: next() ** 4 * 4e9,
  }));
}
