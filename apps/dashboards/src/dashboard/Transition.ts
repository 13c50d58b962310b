import type { DashboardEffect } from './DashboardEvent.ts';
import type { DashboardState } from './DashboardState.ts';

/** A new state, and its effects. */
export interface Transition {
  state: DashboardState;
  effects: readonly DashboardEffect[];
}

/** One rule of the state machine. */
export type Step = (state: DashboardState) => Transition;

/** Runs rules one after the other and joins their effects. */
export function inOrder(...steps: readonly Step[]): Step {
  return (start) =>
    steps.reduce<Transition>(
      ({ state, effects }, step) => {
        const next = step(state);
        return { state: next.state, effects: [...effects, ...next.effects] };
      },
      { state: start, effects: [] },
    );
}

/** A rule that changes the state alone. */
export function update(change: (state: DashboardState) => Partial<DashboardState>): Step {
  return (state) => ({ state: { ...state, ...change(state) }, effects: [] });
}

/** A rule that only asks for effects. */
export function effects(make: (state: DashboardState) => readonly DashboardEffect[]): Step {
  return (state) => ({ state, effects: make(state) });
}

/** A rule that holds where a condition is met. */
export function when(condition: (state: DashboardState) => boolean, step: Step): Step {
  return (state) => (condition(state) ? step(state) : unchanged(state));
}

/** The rule for what changes nothing. */
export const unchanged: Step = (state) => ({ state, effects: [] });
