/** Suppresses the click after a drag, which would sort or activate a row. */
export function swallowClick(page: Document): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  page.addEventListener('click', swallow, { capture: true, once: true });
  // If the pointer is released elsewhere, there is no click to suppress.
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), 0);
}
