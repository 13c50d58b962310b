/** A fault of one input value. */
export interface ProblemIssue {
  /** Path of the value: `filters.agency_state`. */
  path: string;
  message: string;
}

/** Options of a problem. */
export interface ApiProblemOptions extends ErrorOptions {
  /** Additional response headers, such as `allow` or `retry-after`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * An intended error response: routes throw it, and the HTTP layer converts it to the contract's JSON (`problemSchema`).
 * `message` is shown to users: give the reason and the fix.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly ProblemIssue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    issues: readonly ProblemIssue[] = [],
    options?: ApiProblemOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.headers = options?.headers ?? {};
  }
}
