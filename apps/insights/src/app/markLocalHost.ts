const localHosts = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(local|test|localhost)|dev\..+|.+\.dev\..+)$/;

/** Whether a host is a person's own machine or a development host. */
export function isLocalOrDevelopmentHost(hostname: string): boolean {
  return localHosts.test(hostname);
}

/** Gives the page the favicon of local and development hosts where it runs on one (APP-ROUTE-3). */
export function markLocalHost(page: Document, hostname: string): void {
  if (!isLocalOrDevelopmentHost(hostname)) return;
  page.querySelector('link[rel="icon"]')?.setAttribute('href', '/favicon-local.svg');
}
