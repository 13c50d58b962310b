/** Why a frame does not show its dashboard. */
export type EmbedRefusalCode =
  | 'malformed'
  | 'signature'
  | 'access_filters'
  | 'expired_address'
  | 'used_address'
  | 'target'
  | 'dashboard'
  | 'embed_domain'
  | 'origin_not_allowed'
  | 'person'
  | 'permission'
  | 'session';

/** A refusal as the frame shows it and reports it to the page around it. */
export interface EmbedRefusal {
  code: EmbedRefusalCode;
  status: 400 | 401 | 403 | 404;
  title: string;
  /** What happened and what to do, as one or two sentences. */
  text: string;
  /** Whether opening the dashboard again from the page around it can help. */
  isRecoverable: boolean;
}

const openAgain = 'Reload the page to open it again.';

const refusals: Readonly<Record<EmbedRefusalCode, Omit<EmbedRefusal, 'code'>>> = {
  malformed: {
    status: 400,
    title: 'This dashboard address is incomplete',
    text: `A part of the signed address is missing or cannot be read. ${openAgain}`,
    isRecoverable: true,
  },
  signature: {
    status: 401,
    title: 'This dashboard address is not valid',
    text: `Its signature does not match: it was changed on the way, or signed with another secret. ${openAgain}`,
    isRecoverable: true,
  },
  access_filters: {
    status: 400,
    title: 'Access filters are not supported',
    text: "Sign the address with empty access_filters; the person's permissions decide which data is shown.",
    isRecoverable: false,
  },
  expired_address: {
    status: 401,
    title: 'This dashboard address has expired',
    text: `A signed address can be opened for five minutes. ${openAgain}`,
    isRecoverable: true,
  },
  used_address: {
    status: 401,
    title: 'This dashboard address was already used',
    text: `A signed address opens once. ${openAgain}`,
    isRecoverable: true,
  },
  target: {
    status: 400,
    title: 'This dashboard address cannot be read',
    text: 'The target must be a path like /embed/dashboards/agency.',
    isRecoverable: false,
  },
  dashboard: {
    status: 404,
    title: 'There is no such dashboard',
    text: 'The dashboards are "agency" and "benchmarks".',
    isRecoverable: false,
  },
  embed_domain: {
    status: 400,
    title: 'The address does not say which site embeds this dashboard',
    text: 'Add embed_domain with the origin of the page around the frame, such as https://insights.example.com.',
    isRecoverable: false,
  },
  origin_not_allowed: {
    status: 403,
    title: 'This site may not embed this dashboard',
    text: 'An administrator can add it to EMBED_ORIGINS.',
    isRecoverable: false,
  },
  person: {
    status: 401,
    title: 'This person is not known here or is blocked',
    text: 'Sign in again. If that does not help, ask your administrator.',
    isRecoverable: true,
  },
  permission: {
    status: 403,
    title: 'You do not have access to this dashboard',
    text: 'Ask your administrator for access.',
    isRecoverable: false,
  },
  session: {
    status: 401,
    title: 'Your dashboard session has ended',
    text: openAgain,
    isRecoverable: true,
  },
};

/** The refusal with a code. `site` names the origin that may not embed. */
export function embedRefusal(code: EmbedRefusalCode, site?: string): EmbedRefusal {
  const refusal = { code, ...refusals[code] };
  return site === undefined ? refusal : { ...refusal, title: `${refusal.title}: ${site}` };
}
