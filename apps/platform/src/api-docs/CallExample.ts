/** Values for one call. A string may contain variables such as `$FILTER_ID` for results of earlier calls. */
export interface CallParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** JSON or form fields, depending on the call. */
  body?: unknown;
}

/** A refusal of a call, with the input that causes it. */
export interface CallRefusal extends CallParts {
  status: 400 | 401 | 403 | 404 | 409;
  /** `error.code` of the response; `error` itself for calls that follow RFC 6749. */
  code: string;
  /** Makes the call as a user who is not an administrator. Default: a caller with the right to make it. */
  as?: 'person';
  /** Sends the example twice; the second is refused. */
  again?: boolean;
}

/** Permission that a user needs besides being signed in. */
export type CallNeed = 'lines' | 'benchmarks';

/** A successful call, and the errors specific to it. */
export interface CallExample extends CallParts {
  needs?: CallNeed;
  /** Whether the caller is identified by browser cookies. */
  cookies?: boolean;
  /** Status of the response if the endpoint table has none. */
  status?: number;
  refusals?: readonly CallRefusal[];
}

/** An example for each call of a part of the endpoint table. */
export type CallExamples<Id extends string> = Readonly<Record<Id, CallExample>>;
