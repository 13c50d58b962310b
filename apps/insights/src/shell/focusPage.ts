/** Focuses the heading of the page; its content as long as it has none, or the hidden one of the page before. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (document.activeElement !== heading) document.querySelector('main')?.focus({ preventScroll: true });
}
