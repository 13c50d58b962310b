/** Enter with Ctrl or the Mac's command key opens the profile of a row in a new tab, as a click on its name with that key does. */
export function openRowInNewTab(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (!(event.target instanceof Element)) return;
  const row = event.target.closest('[role="grid"] [role="row"]');
  const link = row?.querySelector<HTMLAnchorElement>('[data-row-link]');
  if (!link) return;
  // On the link itself the browser would do it again.
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
