/** Attributes of a span: never addresses, filters, statements or users. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span of traced work. */
export interface Span {
  /** Renames the span. */
  rename(name: string): void;
  /** Adds attributes. */
  set(attributes: SpanAttributes): void;
  /** Marks the work as failed; `type`: code or name of an error, never its message. */
  fail(type: string): void;
}

/** Kind of a span. */
export interface SpanOptions {
  kind: 'request' | 'question' | 'work';
  attributes?: SpanAttributes;
  /** The header `traceparent` of the request. */
  parent?: string | undefined;
  /** Whether it is independent of the work that started it. Default false. */
  isOwn?: boolean;
}

/** Receives the platform's spans. */
export interface Tracing {
  /** Runs work in a span; nested spans become its children. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
}

const noSpan: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** A no-op. */
export const noTracing: Tracing = { span: (_name, _options, work) => work(noSpan) };
