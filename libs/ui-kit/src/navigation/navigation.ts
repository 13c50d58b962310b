import type { ReactNode } from 'react';

/** One entry of the sidebar. */
export interface NavigationItem {
  /** Its name. */
  title: string;
  /** Where it leads. */
  href: string;
  /** The icon before the name; a collapsed sidebar shows it alone. */
  icon: ReactNode;
  /** It is shown and leads nowhere. Default false. */
  disabled?: boolean;
  /** Why it leads nowhere, in one sentence. Default: none. */
  disabledReason?: string;
  /** There is a line above it. Default false. */
  divider?: boolean;
  /** Value of its `data-testid`. */
  testId?: string;
  /** Further paths that mark it as active: those that equal the current path or are a leading part of it. */
  activeHrefs?: readonly string[];
}

/** What a library calls instead of writing to the console. */
export interface ShellLogger {
  /** Something is wrong that the shell could fix. */
  warn: (message: string) => void;
}

/** The path of an address: no query, no fragment, no slash at the end except the root's. */
export function pathOf(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/**
 * Whether an entry is active: its address is the current path, or one of its further paths is the current path
 * or a leading part of it, counted in whole segments. The root is a leading part of everything and so of nothing.
 */
export function isActiveItem(item: Pick<NavigationItem, 'href' | 'activeHrefs'>, currentPath: string): boolean {
  const current = pathOf(currentPath);
  if (pathOf(item.href) === current) return true;
  return (item.activeHrefs ?? []).some((extra) => {
    const path = pathOf(extra);
    return path === current || (path !== '/' && path !== '' && current.startsWith(`${path}/`));
  });
}

/** An address without repeated slashes (those of `https://` stay); each fix is logged. */
export function normalizeHref(href: string, logger?: ShellLogger): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?(.*)$/is.exec(href) ?? [];
  const cut = rest.search(/[?#]/);
  const path = cut < 0 ? rest : rest.slice(0, cut);
  const normalized = scheme + path.replaceAll(/\/{2,}/g, '/') + (cut < 0 ? '' : rest.slice(cut));
  if (normalized !== href) logger?.warn(`The link "${href}" has repeated slashes; "${normalized}" is used instead.`);
  return normalized;
}

/** The document's title: the product's name, followed by the page's own title. */
export function documentTitle(productName: string, pageTitle: string | undefined): string {
  return pageTitle ? `${productName} | ${pageTitle}` : productName;
}
