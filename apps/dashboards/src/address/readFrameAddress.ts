import { type DashboardId, dashboardIds } from '@agency-insights/insights-api/contract';
import { readLanguageTag } from '../language/languages.ts';
import { english } from '../language/texts.ts';

/** Parameters of a frame address that are no filters. */
const reservedNames = new Set([
  'embed_domain',
  'sdk',
  'theme',
  'language',
  'hide_filter',
  'embed_navigation_token',
  '_theme',
  'allow_login_screen',
]);

/** Colour schemes that a page around the frame can ask for. */
export const colorSchemes = ['light', 'dark', 'high-contrast'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** What the address of a frame asks for. */
export interface FrameAddress {
  dashboard: DashboardId;
  /** Origin of the frame itself. */
  origin: string;
  /** An expression by filter key. */
  filters: Readonly<Record<string, string>>;
  /** Origin of the page around the frame. */
  embedDomain: string;
  /** Whether the page around the frame uses the vendor's SDK. */
  usesSdk: boolean;
  /** The colour scheme that the page around the frame asks for; null: that of the device. */
  colorScheme: ColorScheme | null;
  /** The tag of the language and region that the page around the frame asks for. Default: American English. */
  language: string;
  /** The whole query without its filters and its token, to write addresses of other filters. */
  settings: readonly (readonly [string, string])[];
  /** Token that opens the session once; null where the frame's cookie or its navigation token does. */
  authenticationToken: string | null;
  /** Token of a session without cookies; null with cookies. */
  navigationToken: string | null;
}

/** Reads the address of a frame, which the server has checked; null for one that names no dashboard. */
export function readFrameAddress(address: string): FrameAddress | null {
  const url = new URL(address);
  const dashboard = dashboardIds.find((id) => url.pathname === `/embed/dashboards/${id}`);
  const embedDomain = url.searchParams.get('embed_domain');
  if (dashboard === undefined || embedDomain === null) return null;
  const entries = [...url.searchParams];
  const theme = url.searchParams.get('theme')?.toLowerCase();
  return {
    dashboard,
    origin: url.origin,
    filters: Object.fromEntries(entries.filter(([name, value]) => isFilterName(name) && value !== '')),
    embedDomain,
    usesSdk: url.searchParams.has('sdk'),
    colorScheme: colorSchemes.find((scheme) => scheme === theme) ?? null,
    language: readLanguageTag(url.searchParams.get('language')) ?? english.tag,
    settings: entries.filter(([name]) => !isFilterName(name) && name !== 'embed_navigation_token'),
    authenticationToken: new URLSearchParams(url.hash.slice(1)).get('embed_authentication_token'),
    navigationToken: url.searchParams.get('embed_navigation_token'),
  };
}

/** Whether a parameter of an address is a filter. */
export function isFilterName(name: string): boolean {
  return !reservedNames.has(name);
}

/** Writes the path and query of a dashboard with its filters. */
export function writeFrameAddress(
  { dashboard, settings }: Pick<FrameAddress, 'dashboard' | 'settings'>,
  filters: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams([...Object.entries(filters), ...settings.map(([name, value]) => [name, value])]);
  return `/embed/dashboards/${dashboard}?${query.toString()}`;
}
