import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A foreign provider: nothing of ours but the client's registration. It lets in the user that `nextPerson` names. */
export class OutsideProvider {
  nextPerson: Record<string, unknown> & { sub: string } = { sub: 'u-1' };
  issuer = '';
  /** Whether requests for tokens are refused as some providers do, without a challenge in a header. */
  refusesClient = false;
  /** How the platform proved itself in each request for tokens: by a header of this scheme, or null. */
  readonly tokenSchemes: (string | null)[] = [];
  readonly #server: Server;
  #answer: RequestListener = (_request, response) => void response.writeHead(503).end();

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * Begins to answer, with the platform at this address as its one client; until then every answer is 503.
   * `client`: what differs in the client's registration.
   */
  serve(publicUrl: string, client: Record<string, unknown> = {}): void {
    const people = new Map<string, Record<string, unknown> & { sub: string }>();
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: 'insights',
          client_secret: 'a secret with spaces & signs',
          redirect_uris: [`${publicUrl}/api/auth/callback/insights`],
          post_logout_redirect_uris: [`${publicUrl}/api/auth/signout`],
          grant_types: ['authorization_code', 'refresh_token'],
          ...client,
        },
      ],
      cookies: { keys: ['outside'] },
      claims: { profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
      discovery: { prompt_values_supported: ['none', 'login', 'consent'] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_context, id) => {
        const person = people.get(id);
        return person && { accountId: id, claims: () => Promise.resolve(person) };
      },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId: 'insights', accountId: String(oidc.session?.accountId) });
        grant.addOIDCScope('openid profile email offline_access');
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    this.#answer = (request, response) => {
      if (request.url === '/token') {
        this.tokenSchemes.push(request.headers.authorization?.split(' ')[0] ?? null);
        if (this.refusesClient) {
          response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
          return;
        }
      }
      if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
      people.set(this.nextPerson.sub, this.nextPerson);
      void provider.interactionFinished(request, response, { login: { accountId: this.nextPerson.sub } });
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
