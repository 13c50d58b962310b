import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A method as Auth0 lists it. */
export interface ListedMethod {
  id: string;
  type: string;
  confirmed?: boolean;
}

/** A server that speaks the endpoints of Auth0's Management API that the platform calls. */
export class Auth0Server {
  readonly clientId = 'management';
  readonly clientSecret = 'management-secret';
  /** Methods by user id. */
  readonly methods = new Map<string, ListedMethod[]>();
  /** Ids of the users who are blocked. */
  readonly blocked = new Set<string>();
  /** The calls that arrived, such as `GET users/auth0|1/authentication-methods`. */
  readonly calls: string[] = [];
  /** How many tokens were handed out. */
  tokens = 0;
  /** Answers every call with this status instead. */
  failure: number | null = null;
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });

  /** Host and port, as AUTH0_DOMAIN has it. */
  get domain(): string {
    return `localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Revokes all issued tokens. */
  revokeTokens(): void {
    this.tokens += 1;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body?: unknown }> {
    const body =
      request.method === 'POST' || request.method === 'PATCH' ? ((await json(request)) as Record<string, unknown>) : {};
    const path = decodeURIComponent(request.url ?? '').replace('/api/v2/', '');
    if (path === '/oauth/token') return this.#token(body);
    this.calls.push(`${request.method} ${path}`);
    if (this.failure !== null) return { status: this.failure, body: { statusCode: this.failure } };
    if (request.headers.authorization !== `Bearer token-${this.tokens}`) return { status: 401, body: {} };
    if (path === 'guardian/enrollments/ticket') {
      const url = `https://company.guardian.eu.auth0.com/guardian/enroll?ticket=${String(body.user_id)}`;
      return body.send_mail === false ? { status: 200, body: { ticket_id: 't', ticket_url: url } } : { status: 400 };
    }
    const blockable = request.method === 'PATCH' ? /^users\/([^/]+)$/.exec(path)?.[1] : undefined;
    if (blockable !== undefined) {
      if (body.blocked === true) this.blocked.add(blockable);
      else this.blocked.delete(blockable);
      return { status: 200, body: { user_id: blockable, blocked: body.blocked } };
    }
    const user = /^users\/([^/]+)\/authentication-methods$/.exec(path)?.[1];
    if (user === undefined) return { status: 404, body: {} };
    if (request.method === 'GET') return { status: 200, body: this.methods.get(user) ?? [] };
    this.methods.delete(user);
    return { status: 204 };
  }

  #token(body: Record<string, unknown>): { status: number; body: unknown } {
    const isRight =
      body.grant_type === 'client_credentials' &&
      body.client_id === this.clientId &&
      body.client_secret === this.clientSecret &&
      body.audience === `http://${this.domain}/api/v2/`;
    if (!isRight) return { status: 401, body: { error: 'access_denied' } };
    this.tokens += 1;
    return { status: 200, body: { access_token: `token-${this.tokens}`, expires_in: 86_400, token_type: 'Bearer' } };
  }
}
