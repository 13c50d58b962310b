import type { EndpointInput } from '@agency-insights/insights-api/contract';
import { jsonResponse } from '../http/jsonResponse.ts';
import type { Service } from '../service-credentials/ServiceDirectory.ts';
import type { Tokens } from './mountTokens.ts';
import type { SessionContext } from './SessionContext.ts';

type TokenForm = EndpointInput<'identity.oauthToken'>['body'];

const noStore = { 'cache-control': 'no-store' };

/**
 * Serves the token endpoint with the parameters and errors of RFC 6749, which third-party libraries read. Throws a 429,
 * for which the RFC has no error.
 */
export async function answerOAuthToken(
  request: Request,
  form: TokenForm,
  { serviceTokens, serviceLimit }: Pick<SessionContext, 'serviceTokens' | 'serviceLimit'>,
  refresh: (refreshToken: string) => Promise<Tokens | null>,
): Promise<Response> {
  switch (form.grant_type) {
    case 'client_credentials': {
      const { id, secret } = credentialsOf(request, form);
      const issued = await serviceTokens.issue(id, secret);
      if (issued === null) return refuse(401, 'invalid_client', 'client_id and client_secret do not belong together.');
      await serviceLimit.count(issued.service.clientId, request);
      const body = {
        access_token: issued.token,
        token_type: 'Bearer',
        expires_in: issued.expiresIn,
        scope: scopeOf(issued.service),
      };
      return jsonResponse(body, 200, noStore);
    }
    case 'refresh_token': {
      if (form.refresh_token === undefined)
        return refuse(400, 'invalid_request', 'refresh_token is missing; send the one from the sign-in.');
      const tokens = await refresh(form.refresh_token);
      return tokens === null
        ? refuse(400, 'invalid_grant', 'refresh_token is not valid. Sign in again.')
        : jsonResponse(tokens, 200, noStore);
    }
    default:
      return refuse(400, 'unsupported_grant_type', 'grant_type must be client_credentials or refresh_token.');
  }
}

function scopeOf({ administrator, permissions }: Service): string {
  return [...(administrator ? ['administration'] : []), ...permissions].join(' ');
}

/** Reads credentials from the form, or from HTTP Basic with both parts form-encoded (RFC 6749, 2.3.1). */
function credentialsOf(request: Request, form: TokenForm): { id: string; secret: string } {
  const basic = /^Basic +([\w+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic === undefined) return { id: form.client_id ?? '', secret: form.client_secret ?? '' };
  const text = Buffer.from(basic, 'base64').toString('utf8');
  const end = text.indexOf(':');
  return { id: formDecode(text.slice(0, Math.max(end, 0))), secret: formDecode(text.slice(end + 1)) };
}

function formDecode(text: string): string {
  return new URLSearchParams(`v=${text.replaceAll('&', '%26')}`).get('v') ?? '';
}

function refuse(status: number, error: string, description: string): Response {
  const challenge: Record<string, string> = status === 401 ? { 'www-authenticate': 'Basic realm="token"' } : {};
  return jsonResponse({ error, error_description: description }, status, { ...noStore, ...challenge });
}
