/** Thrown when the platform cannot start. `message` is one line for the operator: the reason and the fix. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly code = 'start_problem';
}
