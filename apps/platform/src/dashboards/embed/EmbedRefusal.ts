import { pageWords } from '../../pages/pageWords.ts';

/** Reasons why a frame does not show its dashboard. */
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

/** A refusal that the frame shows and reports to the parent page, in the language of the rendered page. */
export interface EmbedRefusal {
  code: EmbedRefusalCode;
  status: 400 | 401 | 403 | 404;
  title: string;
  /** Reason and fix in one or two sentences. */
  text: string;
  /** Whether opening the dashboard again can help. */
  isRecoverable: boolean;
}

/** The refusals in English, which are the keys of their translations. `{site}`: the refused origin. */
export const embedRefusals: Readonly<Record<EmbedRefusalCode, Omit<EmbedRefusal, 'code'>>> = {
  malformed: {
    status: 400,
    title: 'This dashboard address is incomplete',
    text: 'A part of the signed address is missing or cannot be read. Reload the page to open it again.',
    isRecoverable: true,
  },
  signature: {
    status: 401,
    title: 'This dashboard address is not valid',
    text: 'Its signature does not match: it was changed on the way, or signed with another secret. Reload the page to open it again.',
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
    text: 'A signed address can be opened for five minutes. Reload the page to open it again.',
    isRecoverable: true,
  },
  used_address: {
    status: 401,
    title: 'This dashboard address was already used',
    text: 'A signed address opens once. Reload the page to open it again.',
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
    title: 'This site may not embed this dashboard: {site}',
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
    text: 'Reload the page to open it again.',
    isRecoverable: true,
  },
};

/** Returns the refusal for a code. `site`: the refused origin. */
export function embedRefusal(code: EmbedRefusalCode, site = ''): EmbedRefusal {
  const { title, text, ...refusal } = embedRefusals[code];
  return { ...refusal, code, title: pageWords(title, { site }), text: pageWords(text) };
}
