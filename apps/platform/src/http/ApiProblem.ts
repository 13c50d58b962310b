/** A fault in one place of the input. */
export interface ProblemIssue {
  /** Where, as a path: `filters.agency_state`. */
  path: string;
  message: string;
}

/** What a problem carries besides its text. */
export interface ApiProblemOptions extends ErrorOptions {
  /** Headers that the answer carries besides, such as `allow` or `retry-after`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * An answer other than success, on purpose: the routes throw it, the HTTP layer turns it into the JSON
 * body of the contract (`problemSchema`). `message` is shown to people: say what is wrong and what to do.
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
