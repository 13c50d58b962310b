import type { HttpBindings } from '@hono/node-server';

/** What the HTTP layer keeps beside a request, in Hono's form. */
export interface HttpEnvironment {
  /** Node's own request and response; absent where a test calls the application without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The id that the answer, the log and the problem body share. */
    requestId: string;
    /** Method and path pattern of the matched endpoint, for the log: never the address itself, which may carry data. */
    route: string | undefined;
    /** The signed-in person, for the log. */
    personId: string | null | undefined;
  };
}
