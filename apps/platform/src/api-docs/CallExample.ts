/** Values for one call. A text may hold names such as `$FILTER_ID`, in place of what an earlier call returned. */
export interface CallParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** JSON or the fields of a form, as the call takes it. */
  body?: unknown;
}

/** How a call is refused, and what makes the platform do so. */
export interface CallRefusal extends CallParts {
  status: 400 | 401 | 403 | 404 | 409;
  /** `error.code` of the answer; `error` itself where the call answers in the words of RFC 6749. */
  code: string;
  /** Makes the call as a person who is no administrator. Default: as who may make it. */
  as?: 'person';
  /** Sends the example twice: the second one is refused. */
  again?: boolean;
}

/** What a person must hold besides being signed in. */
export type CallNeed = 'lines' | 'benchmarks';

/** A call that works, and how it can fail besides what every call of its kind has in common. */
export interface CallExample extends CallParts {
  needs?: CallNeed;
  /** Whether the caller is known by the cookies of a browser. */
  cookies?: boolean;
  /** Status of the answer where the endpoint table does not say it. */
  status?: number;
  refusals?: readonly CallRefusal[];
}

/** An example for each call of a part of the endpoint table. */
export type CallExamples<Id extends string> = Readonly<Record<Id, CallExample>>;
