/** Attributes of a span: never addresses, filters, statements or users. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work that is traced. */
export interface Span {
  /** Renames the span. */
  rename(name: string): void;
  /** Adds attributes. */
  set(attributes: SpanAttributes): void;
  /** Marks it as failed; `type`: code or name of an error, never its text. */
  fail(type: string): void;
}

/** Kind of a piece of work. */
export interface SpanOptions {
  kind: 'request' | 'question' | 'work';
  attributes?: SpanAttributes;
  /** The header `traceparent` that the work came with. */
  parent?: string | undefined;
  /** Whether it belongs to no work under way, though it was begun there. Default false. */
  isOwn?: boolean;
}

/** Receives the spans of the platform's work. */
export interface Tracing {
  /** Does a piece of work, to which those within belong. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
}

const noSpan: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Traces nothing. */
export const noTracing: Tracing = { span: (_name, _options, work) => work(noSpan) };
