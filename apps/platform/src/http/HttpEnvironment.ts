import type { HttpBindings } from '@hono/node-server';

/** Context of a request in the HTTP layer, in Hono's form. */
export interface HttpEnvironment {
  /** Node's request and response; absent if a test calls the application without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The request id of response, log and problem body. */
    requestId: string;
    /**
     * Method and path pattern of the matched endpoint, for the log: never the address itself, which may contain data.
     */
    route: string | undefined;
    /** The signed-in user, for the log. */
    personId: string | null | undefined;
  };
}
